import { start } from '../../i18n/es/start.ts';
import { translate } from '../../i18n/translate.ts';
import { type Config, ConfigError, isLoopback } from '../config.ts';
import type { Deps } from '../crud/ctx.ts';
import { ensureSettings } from '../settings/ensureSettings.ts';
import { hasDemoAccounts } from './demoAccounts.ts';
import { isEmpty, newSetupAddress } from './setupToken.ts';

export type Say = (text: string) => void;

/**
 * Whether to create the demo: by default only if nobody else can reach the server; elsewhere only with DEMO=1 (Design
 * 1).
 */
const wantsDemo = ({ host, demo }: Config): boolean => demo ?? isLoopback(host);

/** Fills an empty database with the demo, if wanted; gives whether it did. */
export const seedIfEmpty = async ({ db, config, world }: Deps, say: Say): Promise<boolean> => {
  if (!wantsDemo(config) || !(await isEmpty(db))) return false;
  const { seedDemo } = await import('../../seeds/demo.ts');
  say(start.seeding);
  return seedDemo(db, { files: world.files, scratch: config.dataDir, now: world.now() });
};

const isPublic = ({ publicUrl }: Config): boolean => !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));

/**
 * Throws ConfigError if others can reach accounts with the demo's public password and that isn't configured; warns if
 * they can through a proxy.
 */
export const checkExposure = async ({ db, config }: Deps, say: Say): Promise<void> => {
  const isListening = !isLoopback(config.host);
  if (config.demo === true || !(isListening || isPublic(config)) || !(await hasDemoAccounts(db))) return;
  if (isListening) throw new ConfigError(start.demoExposed(config.host));
  say(start.demoBehindProxy(config.publicUrl));
};

/** Tells whoever started the server its address, and how to log in the first time. */
export const welcome = async ({ db, config, world }: Deps, seeded: boolean, say: Say): Promise<void> => {
  say(`\n${start.running(`${config.publicUrl}/app/`)}`);
  if (seeded) {
    const { ACCOUNTS, DEMO_PASSWORD } = await import('../../seeds/users.ts');
    const rows = ACCOUNTS.map(
      ({ username, role }) => [username, translate(`resources.users.choices.role.${role}`)] as const,
    );
    say(`\n${start.accounts(rows.slice(0, 6), DEMO_PASSWORD)}\n`);
  } else if (await isEmpty(db)) say(`\n${start.setup(await newSetupAddress(db, config, world.now()))}\n`);
  else await ensureSettings(db, world.now());
};
