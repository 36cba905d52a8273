import { answerQuestions, givenToThread } from '../../api/threads/answerQuestions.ts';

/** A thread that repeats what it is asked, fails if asked to, or takes memory until there is none. */
answerQuestions((question: string): string => {
  if (question === 'fail') throw Object.assign(new Error('it failed'), { code: 'E_ASKED' });
  const eaten: number[][] = [];
  const mouthfuls = question === 'eat' ? Infinity : 0;
  while (eaten.length < mouthfuls) eaten.push(Array.from({ length: 100_000 }, (_, n) => n + Math.random()));
  return `${String(givenToThread())} ${question}`;
});
