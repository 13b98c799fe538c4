import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from './installSystemPackages.ts'
import { localstripeHome, localstripeVersion } from '../engineFiles.ts'

const run = promisify(execFile)

/** Stand-in for Stripe. It comes from another registry than everything else: where that cannot be reached, cards are not tested. */
export async function installLocalstripe(): Promise<'present' | 'built' | 'left out'> {
  const target = localstripeHome()
  if (existsSync(target)) return 'present'
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  const scratch = mkdtempSync(join(dirname(target), '.localstripe-'))
  try {
    await install(scratch)
    renameSync(scratch, target)
    return 'built'
  } catch (error) {
    console.warn(`localstripe could not be installed, so nothing here can be paid by card: ${reason(error)}`)
    return 'left out'
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The interpreter is kept beside the packages, because some of them are compiled for it. */
async function install(folder: string): Promise<void> {
  const wanted = `localstripe==${localstripeVersion}`
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile', '--target', join(folder, 'site'), wanted]
  const { stdout } = await run('python3', ['-c', 'import sys; print(sys.executable)'])
  const python = stdout.trim()
  await run(python, ['-m', 'pip', '--version']).catch(() => installPackages(['python3-pip']))
  await run(python, args, { timeout: 180_000 })
  symlinkSync(python, join(folder, 'python'))
}

const reason = (error: unknown): string => (error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error))
