import type { Values } from '../ui/EntityForm.tsx';

/** The switch and the status say the same thing twice: out of the two, what publishes is sent as a status alone. */
export const sentRoute = (values: Values): Values =>
  values.isPublic === true ? { ...values, status: 'public' } : values;
