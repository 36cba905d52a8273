import { entity } from './entity.ts';
import { text, webLink } from './fields.ts';

/** Advantages that the office passes on to its carriers (Spec 3). */
export const discounts = entity({
  name: 'discounts',
  input: {
    title: text(150, { required: true }),
    description: text(500, { required: true }),
    link: webLink(150, { required: true }),
  },
  derived: ['document'],
});
