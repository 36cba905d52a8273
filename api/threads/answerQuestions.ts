import { parentPort, workerData } from 'node:worker_threads';

/** What a thread is started with. */
export type Started = { program: string; data: unknown };

/** An error is sent as message and code, since its class is lost on the way. */
export type Reply<Answer> = { answer: Answer } | { message: string; code: string | undefined };

/** What the thread was given at its start. */
export const givenToThread = (): unknown => (workerData as Started).data;

/** In a thread: answers what `createThreads` is asked, one question after the other. */
export const answerQuestions = <Question, Answer>(answerTo: (question: Question) => Answer | Promise<Answer>): void => {
  const replyTo = async (question: Question): Promise<Reply<Answer>> => {
    try {
      return { answer: await answerTo(question) };
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      return { message, code };
    }
  };
  parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await replyTo(question), []));
};
