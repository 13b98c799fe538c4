import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    profile: `select id, nicename as name, sex, signature as bio, birthday, city, country_code, country_name, phone, avatar, lists_private, level, level_anchor,
    password_hash is not null as has_password, certified_at, created_at from account where id = $1`,
    formerPhones: `select country_code, phone from former_phone where uid = $1`,
    codesSent: `select c.phone, c.created_at from code_request c join account a on a.phone = c.phone where a.id = $1 order by c.created_at`,
    following: `select f.touid as uid, a.nicename as name, f.created_at from follow f join account a on a.id = f.touid where f.uid = $1 order by f.created_at`,
    followers: `select f.uid, a.nicename as name, f.created_at from follow f join account a on a.id = f.uid where f.touid = $1 order by f.created_at`,
    blocked: `select b.touid as uid, a.nicename as name, b.created_at from block b join account a on a.id = b.touid where b.uid = $1 order by b.created_at`,
    superAdmin: `select created_at from super_admin where uid = $1`,
  },
  erased: {
    many: [
      `delete from follow where ctid in (select ctid from follow where uid = $1 limit ${ROWS}) returning 1`,
      `delete from follow where ctid in (select ctid from follow where touid = $1 limit ${ROWS}) returning 1`,
      `delete from block where ctid in (select ctid from block where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
      `delete from inferred_key where id in (select id from inferred_key where uid = $1 limit ${ROWS}) returning 1`,
    ],
    identity: [
      `delete from code where phone in (select phone from account where id = $1 union select e164 from former_phone where uid = $1)`,
      `delete from code_request where phone in (select phone from account where id = $1 union select e164 from former_phone where uid = $1)`,
      `delete from former_phone where uid = $1`,
      `update account set phone = null, password_hash = null, nicename = '…', avatar = default, sex = 0, signature = '', birthday = null,
     city = '', country_name = '', certified_at = null where id = $1`,
    ],
    rest: [`delete from follow_count where uid = $1`, `update account set erase_after = null where id = $1`],
  },
} as const satisfies PersonalData
