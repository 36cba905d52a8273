import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { takeDevice } from './devices.ts';

const CANDIDATES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same Chromium without what draws windows: a page costs a third less. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
/** Nothing but the page under test is asked for anything. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=es-ES',
];

/**
 * In a test every page is drawn once: what V8 would make of it for the tenth time costs a third of it and brings nothing, but
 * in the little that styles are made with.
 */
const DRAWN_ONCE = '--js-flags=--max-optimized-bytecode-size=700';

/** With `asUsed`, as on a person's device: for what is measured. */
export const launchChromium = ({ asUsed = false } = {}): Promise<Browser> => {
  const candidates = asUsed || process.env.CHROMIUM ? CANDIDATES : [WITHOUT_WINDOWS, ...CANDIDATES];
  const executablePath = candidates.find(path => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: install Debian’s package chromium');
  return chromium.launch({ executablePath, args: asUsed ? FLAGS : [...FLAGS, DRAWN_ONCE] });
};

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** What the console said that it should not have, and errors of the page. */
  complaints: string[];
};

/** How long a person waits for a screen. */
const PATIENCE_MS = 30_000;

type Size = { width: number; height: number };
export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };

/** A person at a screen: a device that nobody else is at until it leaves (devices.ts), and an ear for the console. */
export const newVisitor = async (browser: Browser, url: string, viewport: Size = DESKTOP): Promise<Visitor> => {
  const context = await takeDevice(browser, url);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  // Where windows aren't drawn, the pointer is said to be in the corner of the first document of a page: over the menu.
  await page.goto('/api/health');
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`${page.url()} ${error.message}`));
  return { page, context, complaints };
};

export const PASSWORD = 'demo-portes-2026';

/** Fills in the login, on its page or in the dialog that a lapsed session brings, and sends it. */
export const typeLogin = async (login: Page | Locator, username: string, password = PASSWORD): Promise<void> => {
  await login.getByLabel(/usuario/i).fill(username);
  await login.getByLabel(/^contraseña/i).fill(password);
  const terms = login.getByRole('checkbox', { name: /acepto/i });
  if (await terms.isVisible()) await terms.check();
  await login.getByRole('button', { name: /entrar|iniciar sesión/i }).click();
};

/** Logs in as a person does, on the screen. */
export const signIn = async (page: Page, username: string, password: string = PASSWORD): Promise<void> => {
  await page.goto('/app/');
  await typeLogin(page, username, password);
  await page.getByLabel(/^contraseña/i).waitFor({ state: 'hidden' });
  await page.getByRole('main').waitFor();
};

/** The session alone, for who opens a page next: the login screen has tests of its own (proof, profiles). */
export const letIn = async (page: Page, username: string, password: string = PASSWORD): Promise<void> => {
  const answer = await page.request.post('/api/auth/login', { data: { username, password, acceptTerms: true } });
  if (!answer.ok()) throw new Error(`${username} is not let in: ${await answer.text()}`);
};

/** The same, and the home page is there. */
export const openSession = async (page: Page, username: string, password: string = PASSWORD): Promise<void> => {
  await letIn(page, username, password);
  await page.goto('/app/');
  await page.getByRole('main').waitFor();
};

/** The first login of an account that somebody else made: what was given opens nothing before another is chosen. */
export const firstSession = async (page: Page, username: string, given: string, chosen: string): Promise<void> => {
  const login = (password: string) => page.request.post('/api/auth/login', { data: { username, password } });
  // A second try finds it chosen.
  if ((await login(given)).ok()) await page.request.post('/api/auth/password', { data: { password: chosen } });
  await openSession(page, username, chosen);
};
