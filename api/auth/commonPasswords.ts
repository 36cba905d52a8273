import { fold } from '#domain/text/fold';
import { MIN_PASSWORD } from '#domain/passwords';

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(each => each.length >= MIN_PASSWORD);
  return new Set(longEnough.map(fold));
};

let loaded: Promise<ReadonlySet<string>> | null = null;

/** The most common stolen passwords, as `fold` leaves them: some 18 000, read on first use. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loaded ??= load();
  return loaded;
};
