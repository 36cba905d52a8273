import type { createPopper as create, Instance } from '@popperjs/core';

/**
 * Where a tooltip or a list of choices lies is worked out by a package that every page would ask for and few show anything
 * with at once: it comes with the first of them (vite.config.ts puts this in its place), which is seen when it lies there.
 */
export const createPopper = (...given: Parameters<typeof create>): Pick<Instance, 'destroy' | 'forceUpdate'> => {
  const [, shown] = given;
  let placed: Instance | null = null;
  let isGone = false;
  const place = async () => {
    shown.style.opacity = '0';
    const real = await import('@popperjs/core/lib/popper.js').catch(() => null);
    shown.style.opacity = '';
    if (real && !isGone) placed = real.createPopper(...given);
  };
  void place();
  return {
    destroy: () => {
      isGone = true;
      placed?.destroy();
    },
    forceUpdate: () => placed?.forceUpdate(),
  };
};
