import { afterAll, expect, test } from 'vitest';
import { createThreads } from '../../api/threads/createThreads.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addTransport } from '../help/transport.ts';

const office = officePerFile();

const threads = createThreads<string, string>({
  path: 'test/help/greedyThread',
  name: 'greed',
  most: 2,
  data: 'heard',
  mostMegabytes: 48,
});

afterAll(() => threads.close());

test('a thread answers each question with what it was started with', async () => {
  const questions = ['one', 'two', 'three', 'four', 'five'];
  expect(await Promise.all(questions.map(threads.ask))).toEqual(questions.map(question => `heard ${question}`));
});

test('an error of a thread is told with its code, and the next question is answered', async () => {
  await expect(threads.ask('fail')).rejects.toMatchObject({ message: 'it failed', code: 'E_ASKED' });
  expect(await threads.ask('again')).toBe('heard again');
});

test('a thread that takes too much memory is ended alone: those in line have another', async () => {
  const asked = ['eat', 'eat', 'eat', 'after'].map(threads.ask);
  const answers = await Promise.allSettled(asked);
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' }) };
  expect(answers).toEqual([refused, refused, refused, { status: 'fulfilled', value: 'heard after' }]);
});

test('a thread that nobody asks for a while is ended, and the next question has another', async () => {
  const resting = createThreads<string, string>({ path: 'test/help/greedyThread', name: 'rest', most: 1, restMs: 100 });
  const first = await resting.ask('who');
  expect(await resting.ask('who')).toBe(first);
  await new Promise(resolve => setTimeout(resolve, 300));
  const [second, third] = [resting.ask('who'), resting.ask('who')];
  expect(await second).not.toBe(first);
  expect(await third).toBe(await second);
  await resting.close();
});

const MINUTE = 60_000;

test('while labels are drawn others are answered', { timeout: MINUTE }, async () => {
  const { load } = await addTransport(office);
  const found = await office.as('admin').get(`/api/loads/${load}`);
  const { version } = found.body.data as { version: number };
  expect((await office.as('admin').put(`/api/loads/${load}`, { packages: 80, version })).status).toBe(200);
  // What draws them is loaded with the first.
  const draw = () => office.as('admin').get(`/api/loads/${load}/labels`);
  expect((await draw()).status).toBe(200);
  const drawn = { isOver: false };
  const labels = draw().finally(() => {
    drawn.isOver = true;
  });
  let answered = 0;
  for (; !drawn.isOver && answered < 1_000; answered += 1)
    expect((await office.as('admin').get('/api/clients/1')).status).toBe(200);
  expect((await labels).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answered).toBeGreaterThan(10);
});
