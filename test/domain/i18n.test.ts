import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { ENTITIES, type EntityName } from '#domain/entities';
import { RESOURCES } from '#domain/resources';
import { ROLES } from '#domain/roles';
import { es, hasKey, translate } from '#i18n';
import { ra } from '../../i18n/es/ra.ts';
import { fillIn } from '../../i18n/fillIn.ts';

type Messages = { [key: string]: string | Messages | undefined };

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text ?? {}, `${prefix}${key}.`),
  );

const holes = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const forms = (text: string) => text.split('||||');

/** Of what isn't used here: queries that are saved, pages that are guessed or arranged. */
const UNUSED = /^(saved_queries|guesser|configurable)\./;

test("no text of react-admin is missing, and each has the English one's holes and forms", () => {
  const spanish = new Map(flatten(ra));
  const used = flatten(english.ra).filter(([key]) => !UNUSED.test(key));
  const wrong = used.filter(([key, text]) => {
    const ours = spanish.get(key) ?? '';
    return !ours || forms(ours).length !== forms(text).length || `${holes(ours)}` !== `${holes(text)}`;
  });
  expect(wrong).toEqual([]);
  expect([...spanish.keys()].sort()).toEqual(used.map(([key]) => key).sort());
});

describe('every resource', () => {
  const NOTICES = ['created', 'updated', 'updatedMany', 'deleted', 'restored', 'userNotified'];

  test.each(RESOURCES)('%s has its names, its notices and what an empty list says', resource => {
    for (const key of ['name', 'forcedCaseName', 'empty', 'invite'])
      expect(hasKey(`resources.${resource}.${key}`)).toBe(true);
    for (const notice of NOTICES)
      for (const key of [notice, `${notice}Error`])
        expect(hasKey(`resources.${resource}.notifications.${key}`), key).toBe(true);
  });

  test.each(Object.keys(ENTITIES) as EntityName[])('%s has a label for each field and a text for each choice', name => {
    const entity = ENTITIES[name];
    const missing = [...Object.keys(entity.fields), ...entity.derived]
      .map(field => `resources.${name}.fields.${field}`)
      .concat(
        Object.entries(entity.fields).flatMap(([field, { choices }]) =>
          (choices ?? []).map(choice => `resources.${name}.choices.${field}.${choice}`),
        ),
      )
      .filter(key => !hasKey(key));
    expect(missing).toEqual([]);
  });

  test('roles have a name', () => {
    for (const role of ROLES) expect(hasKey(`resources.users.choices.role.${role}`), role).toBe(true);
  });
});

describe('texts', () => {
  const texts = flatten(es).filter(([key]) => key !== 'ra.boolean.null');
  const those = (wrong: (text: string) => boolean) => texts.filter(([, text]) => forms(text).some(wrong));

  test('are tidy', () => {
    expect(texts.filter(([, text]) => text !== text.trim() || forms(text).length > 2)).toEqual([]);
    expect(those(text => / {3}|[^ ] {2}[^ ]|\{\{|\$\{|undefined/.test(text))).toEqual([]);
  });

  test('open what they close', () => {
    expect(those(text => (text.match(/\?/g)?.length ?? 0) > (text.match(/¿/g)?.length ?? 0))).toEqual([]);
    expect(those(text => (text.match(/«/g)?.length ?? 0) !== (text.match(/»/g)?.length ?? 0))).toEqual([]);
  });

  test('call an order pedido and what is bundled on a vehicle carga, with no third word (Design 2)', () =>
    expect(those(text => /(?<!carta de )\b(viajes?|portes?)\b/i.test(text))).toEqual([['app.title', 'Portes']]));

  test.each([
    ['validation.pattern', 'No es correcto'],
    ['validation.duplicate', 'Identificador duplicado'],
    ['validation.integer', 'Debe ser un número entero'],
    ['validation.positive', 'Debe ser un número positivo'],
    ['validation.required', 'Campo obligatorio'],
    ['validation.maxLength', 'Máximo 5 caracteres'],
    ['validation.minLength', 'Mínimo 2 caracteres'],
    ['validation.maxValue', 'Debe ser 5 como máximo.'],
    ['validation.minValue', 'Debe ser 2 como mínimo.'],
    ['validation.between', 'Debe estar entre 2 y 5'],
    ['validation.email', 'Debe ser un e-mail válido'],
    ['auth.reset.passwordRequired', 'Se requiere contraseña!'],
    ['auth.reset.confirmRequired', 'Por favor confirme contraseña!'],
    ['auth.reset.mismatch', 'Las contraseñas no coinciden!'],
    ['auth.reset.failed', 'Se ha producido un error al guardar la contraseña'],
    ['auth.reset.saved', 'Tu nueva contraseña se ha guardado con éxito'],
    ['auth.forgot.sent', 'Te hemos enviado un correo para restablecer tu contraseña'],
    ['auth.login.failed', 'Usuario y/o password incorrecto'],
    ['app.serverError.title', 'Error en el servidor'],
    [
      'app.serverError.message',
      'Ha ocurrido un error desconocido en el servidor, inténtalo de nuevo y si el error persiste contacta con el equipo de soporte.',
    ],
    ['app.notFound.title', 'Página no encontrada'],
    ['app.notFound.message', 'La página que intentas visitar no existe. Es posible que se haya eliminado o movido.'],
    ['app.connection.message', 'No se pudo conector con el servidor, si el problema persiste contacta con soporte.'],
    ['resources.invoices.notifications.createdError', 'La factura 2026/7 no pudo ser añadida'],
    ['resources.invoices.notifications.fileRequired', 'Sube una foto o PDF para poder crear la factura.'],
    ['resources.carriers.notifications.accountantRequested', 'Se ha solicitado un contable para B12345674.'],
    [
      'resources.carriers.notifications.accountantRequestedError',
      'Hubo un problema al solicitar un contable para B12345674.',
    ],
    ['resources.loads.notifications.cmrRequested', 'Petición creada con éxito'],
    ['resources.loads.notifications.cmrRequestedError', 'La petición no pudo ser creada'],
    ['resources.documents.notifications.userNotified', 'El usuario ha sido notificado'],
    ['resources.documents.notifications.userNotifiedError', 'Hubo un problema al notificar al usuario'],
    ['resources.loads.notifications.uploadDocuments', 'Recuerda subir los documentos antes de cerrar la entrega'],
    ['errors.invoices.issuedImmutable', 'La factura emitida no se puede modificar. Crea una factura rectificativa.'],
    ['errors.geocoder', 'No se pudo localizar la dirección'],
  ])('%s is what the specification says', (key, sentence) =>
    expect(translate(key, { max: 5, min: 2, num: '2026/7', nif: 'B12345674' })).toBe(sentence),
  );
});

describe('translate', () => {
  test('says what polyglot would, which react-admin counts on', () => {
    const polyglot = polyglotI18nProvider(() => ({ ...es, ra: { ...english.ra, ...es.ra } }), 'es');
    const different = flatten(es)
      .flatMap(([key]) => [0, 1, 2].map(count => [key, { smart_count: count, num: '7', id: 3 }] as const))
      .filter(([key, args]) => polyglot.translate(key, args).trim() !== translate(key, args).trim());
    expect(different).toEqual([]);
  });

  test('chooses the form by number', () => {
    expect(translate('resources.loads.name', { smart_count: 1 })).toBe('Pedido');
    expect(translate('resources.loads.name', { smart_count: 2 })).toBe('Pedidos');
    expect(translate('resources.loads.name', { smart_count: 0 })).toBe('Pedidos');
    expect(translate('resources.loads.name')).toBe('Pedido');
  });

  test('fills holes once, leaves those without a value, and does not read a value for holes or as a pattern', () => {
    expect(translate('errors.fieldForbidden', { field: 'precio' })).toBe('No puedes modificar el campo precio.');
    expect(translate('errors.fieldForbidden')).toBe('No puedes modificar el campo %{field}.');
    expect(translate('errors.fieldForbidden', { field: '%{field} $& ||||' })).toContain('%{field} $& ||||');
    expect(translate('errors.fieldForbidden', { field: null })).toContain('%{field}');
  });

  test('answers an unknown key itself, or what is given for it', () => {
    expect(translate('errors.none.such')).toBe('errors.none.such');
    expect(translate('home.driver.none', { _: 'Otro' })).toBe('Otro');
    expect(hasKey('errors.none.such')).toBe(false);
    expect(hasKey('toString')).toBe(false);
  });
});

describe('keys used in the code', () => {
  const root = join(import.meta.dirname, '../..');

  const sources = ['src', 'api'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => join(folder, name)),
  );

  /** Calls and attributes whose text is a key, and literals that could be nothing else. `alerts.` is also a table. */
  const USES = [
    /\btranslate\(\s*'([^']+)'/g,
    /\bnotify\(\s*'([^']+)'/g,
    /\b(?:label|title|confirmTitle|confirmContent|helperText|successMessage)="([^"]+)"/g,
    /\bHttpError\(\s*\d+,\s*'([^']+)'/g,
    /\bbadRequest\(\s*'([^']+)'/g,
    /['"`]((?:app|auth|validation|errors|menu|home|emails|resources|ra)\.[a-z]\w*(?:\.[\w-]+)*)['"`]/g,
  ];

  const groups = new Set(
    flatten(es).flatMap(([key]) => key.split('.').map((_, index, parts) => parts.slice(0, index).join('.'))),
  );

  /** A key has a dot in it; one that ends before its text is put together with more where it is used. */
  const isTextless = (key: string) => key.includes('.') && !hasKey(key) && !groups.has(key);

  const used = (path: string, uses: RegExp[]) => {
    const code = readFileSync(join(root, path), 'utf8');
    return uses.flatMap(use => [...code.matchAll(use)].map(match => match[1] ?? ''));
  };

  test.each(sources)('of %s all have a text', path => expect(used(path, USES).filter(isTextless)).toEqual([]));

  /** The schemas name their rules by a word: `validation.<word>` is its text. */
  const WORDS = [/\berror: '(\w+)'/g, /\bparams: \{ key: '(\w+)'/g];

  test.each(sources.filter(path => path.includes('domain')))('the rules of %s have a text', path =>
    expect(used(path, WORDS).filter(word => !hasKey(`validation.${word}`))).toEqual([]),
  );
});

test.each([
  ['de %{name}.', 'de Portes, S.L.'],
  ['de %{name}. Caduca.', 'de Portes, S.L. Caduca.'],
  ['de %{name}.\nCaduca.', 'de Portes, S.L.\nCaduca.'],
  ['de «%{name}».', 'de «Portes, S.L.».'],
  ['%{name}.pdf', 'Portes, S.L..pdf'],
  ['son %{count}.', 'son 2.'],
  ['%{missing}.', '%{missing}.'],
])('%j ends in one full stop: %j', (text, said) => {
  expect(fillIn(text, { name: 'Portes, S.L.', count: 2 })).toBe(said);
});
