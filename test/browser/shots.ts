import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium, newVisitor, signIn } from './chromium.ts';
import { SCREENS, WIDTHS } from './screens.ts';
import { startServer } from './server.ts';

const FOLDER = 'shots';
const HEIGHTS = { 1440: 900, 768: 1024, 360: 740 } as const;

/** Saves a picture of every screen of every role at three widths, and says what the console complained of. */
const takeShots = async (only: string | undefined): Promise<string[]> => {
  await mkdir(FOLDER, { recursive: true });
  const server = process.env.SHOTS_URL ? null : await startServer();
  const url = process.env.SHOTS_URL ?? server?.url ?? '';
  const browser = await launchChromium();
  const complaints: string[] = [];
  try {
    for (const width of WIDTHS) {
      for (const [user, paths] of Object.entries(SCREENS)) {
        if (only && only !== user) continue;
        const visitor = await newVisitor(browser, url, { width, height: HEIGHTS[width] });
        if (width !== 360 || user === 'admin') await visitor.page.goto('/app/');
        await visitor.page.screenshot({ path: join(FOLDER, `login-${width}.png`) });
        await signIn(visitor.page, user);
        for (const path of paths) {
          await visitor.page.goto(path, { waitUntil: 'networkidle' });
          await visitor.page.waitForTimeout(400);
          const name = path.replace(/^\/app\//, '').replaceAll('/', '-') || 'home';
          await visitor.page.screenshot({ path: join(FOLDER, `${user}-${name}-${width}.png`), fullPage: true });
        }
        complaints.push(...visitor.complaints);
        await visitor.context.close();
      }
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
  return complaints;
};

const complaints = await takeShots(process.argv[2]);
process.stdout.write(`Capturas en ${FOLDER}/. ${complaints.length} quejas de la consola.\n${complaints.join('\n')}\n`);
