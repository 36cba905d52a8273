import { plainTexts } from '../../texts/texts.ts';

/** The server says it in the language of the page; what it didn't answer itself has sentences of our own (Spec 8). */
export const sentenceOf = (message: string): string => {
  const { app, auth } = plainTexts();
  if (!message) return auth.login.failed;
  const known: Record<string, string> = {
    'errors.connection': app.connection.message,
    'errors.tooMany': auth.login.tooMany,
  };
  return message.startsWith('errors.') ? (known[message] ?? app.serverError.message) : message;
};
