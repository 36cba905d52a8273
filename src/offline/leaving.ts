import { driverId } from './driverId.ts';
import { forgetKept } from './kept.ts';
import { isUnsent, readQueue, removeItems } from './queue.ts';
import { lastTurn } from './sendQueue.ts';
import { sharedState } from './sharedState.ts';

/** The question whether to log out although `count` things have not been sent. */
export const leaveQuestion = sharedState<{ count: number; answer: (leave: boolean) => void } | null>(null);

const ask = (count: number): Promise<boolean> =>
  new Promise(resolve => {
    leaveQuestion.set({
      count,
      answer: leave => {
        leaveQuestion.set(null);
        resolve(leave);
      },
    });
  });

/** Asks a driver who is about to log out with something unsent; answers whether to go on. */
export const mayLeave = async (): Promise<boolean> => {
  const userId = driverId();
  if (userId === null) return true;
  const { length } = (await readQueue(userId)).filter(isUnsent);
  return length === 0 || ask(length);
};

/** Clears the phone of what it kept for a driver who has logged out. */
export const clearPhone = async (userId: number): Promise<void> => {
  lastTurn.set(null);
  const items = await readQueue(userId);
  await removeItems(
    userId,
    items.map(({ id }) => id),
  );
  await forgetKept(userId);
};
