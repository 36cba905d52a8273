import { threadId } from 'node:worker_threads';
import { answerQuestions, givenToThread } from '../../api/threads/answerQuestions.ts';

/** A thread that repeats what it is asked, says which one it is, fails if asked to, or takes memory until there is none. */
answerQuestions((question: string): string => {
  if (question === 'fail') throw Object.assign(new Error('it failed'), { code: 'E_ASKED' });
  if (question === 'who') return String(threadId);
  const eaten: number[][] = [];
  const mouthfuls = question === 'eat' ? Infinity : 0;
  while (eaten.length < mouthfuls) eaten.push(Array.from({ length: 100_000 }, (_, n) => n + Math.random()));
  return `${String(givenToThread())} ${question}`;
});
