-- Up Migration
-- Why an application for certification is rejected: what operators call it, which field it is about, and what the person reads.
create table certification_reason (
  code text primary key,
  position smallint not null unique,
  name text not null,
  field text not null default '' check (field in ('', 'user_img', 'real_name', 'birthday', 'contact')),
  texts jsonb not null
);
insert into certification_reason (code, position, name, field, texts) values
  ('photo_unclear', 1, 'Photo unclear', 'user_img', '{"en": {"title": "Photo unclear", "advice": "Take a new selfie facing a window. No filter, no sunglasses."}, "pt": {"title": "Foto pouco nítida", "advice": "Tire uma nova selfie de frente para uma janela. Sem filtro e sem óculos escuros."}, "es": {"title": "La foto no se ve bien", "advice": "Hazte otro selfie frente a una ventana. Sin filtros ni gafas de sol."}, "fr": {"title": "Photo peu lisible", "advice": "Prenez un nouveau selfie face à une fenêtre. Sans filtre ni lunettes de soleil."}, "ar": {"title": "الصورة غير واضحة", "advice": "التقط صورة شخصية جديدة أمام نافذة، من دون فلتر أو نظارات شمسية."}, "zh-cn": {"title": "照片不清晰", "advice": "请面向窗户重新自拍，不要使用滤镜，不要戴墨镜。"}, "zh": {"title": "照片不清楚", "advice": "請面向窗戶重新自拍，不要使用濾鏡，不要戴墨鏡。"}}'),
  ('not_own_face', 2, 'Not their own face', 'user_img', '{"en": {"title": "The photo must show only you", "advice": "Take a new selfie with just your face in it. No pictures of pictures."}, "pt": {"title": "A foto deve mostrar só você", "advice": "Tire uma nova selfie só com o seu rosto. Não vale foto de outra foto."}, "es": {"title": "En la foto solo debes salir tú", "advice": "Hazte otro selfie en el que solo se vea tu cara. No vale la foto de otra foto."}, "fr": {"title": "La photo doit ne montrer que vous", "advice": "Prenez un nouveau selfie avec votre visage seul. Pas de photo d’une photo."}, "ar": {"title": "يجب أن تظهر وحدك في الصورة", "advice": "التقط صورة شخصية جديدة يظهر فيها وجهك فقط، وليست صورة عن صورة."}, "zh-cn": {"title": "照片须为本人", "advice": "请重新自拍，画面中只能有你本人的脸，不要翻拍照片。"}, "zh": {"title": "照片須為本人", "advice": "請重新自拍，畫面中只能有你本人的臉，不要翻拍照片。"}}'),
  ('name_differs', 3, 'Name incomplete', 'real_name', '{"en": {"title": "Enter your full legal name", "advice": "Write your name exactly as it is on your ID."}, "pt": {"title": "Informe seu nome completo", "advice": "Escreva seu nome exatamente como está no documento."}, "es": {"title": "Escribe tu nombre completo", "advice": "Escribe tu nombre tal como aparece en tu documento."}, "fr": {"title": "Indiquez votre nom complet", "advice": "Écrivez votre nom exactement comme sur votre pièce d’identité."}, "ar": {"title": "اكتب اسمك القانوني الكامل", "advice": "اكتب اسمك تمامًا كما هو في وثيقة هويتك."}, "zh-cn": {"title": "请填写真实姓名", "advice": "请填写与身份证件完全一致的姓名。"}, "zh": {"title": "請填寫真實姓名", "advice": "請填寫與身分證件完全一致的姓名。"}}'),
  ('under_age', 4, 'Under 18', '', '{"en": {"title": "You must be 18 or older", "advice": "Only adults can host. You can apply once you’ve turned 18."}, "pt": {"title": "É preciso ter 18 anos ou mais", "advice": "Só adultos podem fazer lives. Você poderá pedir a verificação quando completar 18 anos."}, "es": {"title": "Debes tener 18 años o más", "advice": "Solo los adultos pueden transmitir. Podrás solicitarlo cuando cumplas 18 años."}, "fr": {"title": "Vous devez avoir 18 ans ou plus", "advice": "Seuls les adultes peuvent animer un live. Vous pourrez faire une demande à vos 18 ans."}, "ar": {"title": "يجب أن يكون عمرك 18 عامًا أو أكثر", "advice": "البث متاح للبالغين فقط. يمكنك تقديم طلب بعد بلوغك 18 عامًا."}, "zh-cn": {"title": "须年满 18 岁", "advice": "只有成年人可以开播。年满 18 岁后即可申请。"}, "zh": {"title": "須年滿 18 歲", "advice": "只有成年人可以開播。年滿 18 歲後即可申請。"}}'),
  ('unreachable', 5, 'Unreachable', 'contact', '{"en": {"title": "We couldn’t reach you", "advice": "Check your contact and make sure we can message you there."}, "pt": {"title": "Não conseguimos falar com você", "advice": "Confira o contato e veja se podemos enviar mensagens para ele."}, "es": {"title": "No pudimos contactarte", "advice": "Revisa tu contacto y asegúrate de que podamos escribirte."}, "fr": {"title": "Nous n’avons pas pu vous joindre", "advice": "Vérifiez votre contact et assurez-vous que nous pouvons vous écrire."}, "ar": {"title": "لم نتمكن من التواصل معك", "advice": "تحقق من وسيلة التواصل وتأكد من أنه يمكننا مراسلتك عليها."}, "zh-cn": {"title": "我们联系不上你", "advice": "请检查联系方式，确保我们能给你发消息。"}, "zh": {"title": "我們聯絡不上你", "advice": "請檢查聯絡方式，確保我們能傳訊息給你。"}}'),
  ('duplicate', 6, 'Second account', '', '{"en": {"title": "You already have another account", "advice": "Each person can have one certified account. Use that one, or appeal if this is a mistake."}, "pt": {"title": "Você já tem outra conta", "advice": "Cada pessoa pode ter uma conta verificada. Use essa conta ou recorra se for um engano."}, "es": {"title": "Ya tienes otra cuenta", "advice": "Cada persona puede tener una sola cuenta verificada. Usa esa cuenta o apela si es un error."}, "fr": {"title": "Vous avez déjà un autre compte", "advice": "Chaque personne a droit à un seul compte vérifié. Utilisez-le, ou faites un recours s’il s’agit d’une erreur."}, "ar": {"title": "لديك حساب آخر بالفعل", "advice": "يحق لكل شخص حساب موثّق واحد. استخدم ذلك الحساب، أو قدّم طعنًا إن كان هذا خطأ."}, "zh-cn": {"title": "你已有其他账号", "advice": "每人只能有一个认证账号。请使用该账号；如有误，可以申诉。"}, "zh": {"title": "你已有其他帳號", "advice": "每人只能有一個認證帳號。請使用該帳號；如有誤，可以申訴。"}}'),
  ('not_verified', 7, 'Other', '', '{"en": {"title": "We couldn’t verify your details", "advice": "Check every field and apply again. If everything is right, you can appeal."}, "pt": {"title": "Não conseguimos verificar seus dados", "advice": "Confira todos os campos e envie de novo. Se estiver tudo certo, você pode recorrer."}, "es": {"title": "No pudimos verificar tus datos", "advice": "Revisa todos los campos y vuelve a enviarlos. Si todo es correcto, puedes apelar."}, "fr": {"title": "Nous n’avons pas pu vérifier vos informations", "advice": "Vérifiez chaque champ et renvoyez votre demande. Si tout est exact, vous pouvez faire un recours."}, "ar": {"title": "لم نتمكن من التحقق من بياناتك", "advice": "راجع كل الحقول وقدّم الطلب من جديد. إذا كانت كلها صحيحة، يمكنك تقديم طعن."}, "zh-cn": {"title": "我们无法核实你的资料", "advice": "请检查所有内容后重新提交。如资料无误，可以申诉。"}, "zh": {"title": "我們無法核實你的資料", "advice": "請檢查所有內容後重新送出。如資料無誤，可以申訴。"}}');

-- One application. What it says about the person is deleted with the account, and most of it some time after the decision.
create table certification (
  id integer generated always as identity primary key,
  uid integer not null references account (id),
  real_name text not null,
  sex smallint not null check (sex in (1, 2)),
  birthday date,
  nationality text not null,
  phone text not null,
  contact_type text not null,
  contact text not null,
  image uuid references upload (id),
  has_photo boolean generated always as (image is not null) stored,
  consent text not null,
  -- Of the person when they applied.
  language text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  purged_at timestamptz,
  check ((state = 'pending') = (decided_at is null)),
  check (state <> 'pending' or (birthday is not null and image is not null))
);
create unique index certification_pending on certification (uid) where state = 'pending';
create index certification_uid on certification (uid, id desc);
create index certification_queue on certification (id) where state = 'pending';
create index certification_decided on certification (decided_at) where purged_at is null;
create index certification_image on certification (image) where image is not null;
create index certification_person on certification (lower(real_name), birthday);
create index certification_contact on certification (contact);

create table certification_decision (
  id integer generated always as identity primary key,
  certification integer not null references certification (id) on delete cascade,
  operator integer not null references operator (id),
  decision text not null check (decision in ('approve', 'reject', 'overturn')),
  reason text references certification_reason (code) check ((decision = 'reject') = (reason is not null)),
  note text not null default '',
  at timestamptz not null default now()
);
create index certification_decision_of on certification_decision (certification, id);

-- An address of a photo that an operator was given: it opens once.
create table certification_view (
  token_hash bytea primary key,
  certification integer not null references certification (id) on delete cascade,
  operator integer not null references operator (id),
  expires_at timestamptz not null
);
create index upload_certification on upload (created_at) where kind = 'certification';
