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
  'chromium-headless-shell': () => existsSync('/usr/bin/chromium-headless-shell'),
  postgresql: () => postgresFolder() !== null,
};

/** What tests do without, only slower, where it can't be installed: the same Chromium without what draws windows. */
const DISPENSABLE = ['chromium-headless-shell'];

export const isRoot = process.getuid?.() === 0;

/** The words before apt-get that make it run as root without asking a person, or null when there is no way. */
const asRoot = () => {
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (isRoot) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
};

const missing = names => names.filter(name => !PACKAGES[name]());
const lacking = names => missing(names).filter(name => !DISPENSABLE.includes(name));

/** With what is missing of Chromium, all of it: its packages have files of one version in common. */
const together = names => names.filter(name => missing([name]).length > 0 || name === 'chromium');

/** Installs those of the named packages that are missing, or says plainly how a person can. */
export const ensurePackages = async names => {
  const prefix = missing(names).length > 0 ? asRoot() : null;
  if (prefix) {
    say(launch.testing.packages(missing(names).join(' ')));
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args) => {
      const [program, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
      return run(program, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    };
    const install = wanted => aptGet('install', '-y', '--no-install-recommends', ...wanted);
    await aptGet('update');
    // With one name that it doesn't know apt installs nothing.
    if ((await install(together(names))) !== 0 && lacking(names).length > 0) await install(lacking(names));
  }
  if (lacking(names).length > 0) fail(launch.testing.packagesByHand(lacking(names).join(' ')));
};
