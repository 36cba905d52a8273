import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { run } from '../../api/launch/run.mjs';
import { fail, say } from '../../api/launch/say.mjs';
import { launch } from '../../i18n/launch.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl of the newest PostgreSQL that Debian has installed, or null. */
export const postgresFolder = () => {
  if (!existsSync(POSTGRES)) return null;
  const folders = readdirSync(POSTGRES)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => `${POSTGRES}/${version}/bin`);
  return folders.find(folder => existsSync(`${folder}/initdb`)) ?? null;
};

/** The Debian packages that tests need, each with how to know that it is there. */
const PACKAGES = {
  chromium: () => existsSync('/usr/bin/chromium'),
  postgresql: () => postgresFolder() !== null,
};

export const isRoot = process.getuid?.() === 0;

/** The words before apt-get that make it run as root without asking a person, or null when there is no way. */
const asRoot = () => {
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (isRoot) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
};

const missing = names => names.filter(name => !PACKAGES[name]());

/** Installs those of the named packages that are missing, or says plainly how a person can. */
export const ensurePackages = async names => {
  const wanted = missing(names);
  if (wanted.length === 0) return;
  const prefix = asRoot();
  if (!prefix) return fail(launch.testing.packagesByHand(wanted.join(' ')));
  say(launch.testing.packages(wanted.join(' ')));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    return run(program, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...wanted);
  if (missing(wanted).length > 0) fail(launch.testing.packagesByHand(wanted.join(' ')));
};
