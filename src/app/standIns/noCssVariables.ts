/** In the place of what gives themes with CSS variables, of which there is none (vite.config.ts). */
export const CssVarsProvider = (): never => {
  throw new Error('themes have no CSS variables');
};
