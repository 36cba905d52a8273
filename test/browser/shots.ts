import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium, newVisitor, signIn } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { contactSheet } from './contactSheet.ts';
import { SCREENS } from './screens.ts';
import { startServer } from './server.ts';

const FOLDER = 'shots';
const SIZES = [
  { width: 1440, height: 900, look: 'light' },
  { width: 1440, height: 900, look: 'dark' },
  { width: 768, height: 1024, look: 'light' },
  { width: 360, height: 740, look: 'light' },
  { width: 360, height: 740, look: 'dark' },
] as const;
type Size = (typeof SIZES)[number];

const nameOf = (path: string) => path.replace(/^\/app\//, '').replaceAll(/[^\w-]+/g, '-') || 'home';

type Taken = { pictures: string[]; complaints: string[] };

/** Every screen of one role at one size in one look. */
const takeScreens = async (browser: Browser, url: string, user: string, size: Size): Promise<Taken> => {
  const { page, context, complaints } = await newVisitor(browser, url, size);
  const pictures: string[] = [];
  const take = async (name: string) => {
    await page.waitForTimeout(400);
    const picture = `${name}-${size.width}-${size.look}.png`;
    await page.screenshot({ path: join(FOLDER, picture), fullPage: true });
    pictures.push(picture);
  };
  await page.emulateMedia({ colorScheme: size.look });
  await page.goto('/app/', { waitUntil: 'networkidle' });
  await take(`${user}-login`);
  await signIn(page, user);
  for (const path of SCREENS[user] ?? []) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(`${user}-${nameOf(path)}`);
  }
  await returnDevice(context);
  return { pictures, complaints };
};

/** Saves a picture of every screen of every role, and a page that shows those of a role side by side. */
const takeShots = async (only: string | undefined): Promise<string[]> => {
  await mkdir(FOLDER, { recursive: true });
  const server = process.env.SHOTS_URL ? null : await startServer();
  const url = process.env.SHOTS_URL ?? server?.url ?? '';
  const browser = await launchChromium();
  const complaints: string[] = [];
  try {
    for (const user of Object.keys(SCREENS).filter(each => !only || each === only))
      for (const size of SIZES) {
        const taken = await takeScreens(browser, url, user, size);
        complaints.push(...taken.complaints);
        const sheet = `${user}-${size.width}-${size.look}.html`;
        await writeFile(join(FOLDER, sheet), contactSheet(sheet, taken.pictures));
      }
  } finally {
    await browser.close();
    await server?.stop();
  }
  return complaints;
};

const complaints = await takeShots(process.argv[2]);
process.stdout.write(`Capturas en ${FOLDER}/. ${complaints.length} quejas de la consola.\n${complaints.join('\n')}\n`);
