import { SHEET_TYPES } from '../sheets/column.ts';
import { bodyDocs } from './bodyDocs.ts';
import { documented, jsonSchemaOf, listQuery, rowSchema } from './docs.ts';
import { manyBody, paperBody } from './params.ts';
import type { Resource } from './resource.ts';

const mediaType = (type: string): string => type.split(';')[0] ?? type;

/** The entries in /api/docs of every resource's calls. */
export const crudDocs = (resource: Resource) => {
  const { entity, attachFiles, lookup } = resource;
  const bodies = bodyDocs(resource);
  const makes = { once: true, success: [201] } as const;
  return {
    list: documented(entity, 'Listar', { rows: true, isPage: true, query: listQuery(entity, lookup?.params) }),
    export: documented(entity, 'Exportar a CSV o Excel', {
      query: listQuery(entity, { format: 'csv (si no se dice) o xlsx' }),
      file: Object.values(SHEET_TYPES).map(mediaType),
    }),
    one: documented(entity, 'Ver', { id: true }),
    history: documented(entity, 'Historial', { id: true, data: { type: 'array' } }),
    create: documented(entity, 'Crear', { body: bodies.create, ...(attachFiles && { files: 'too' }), ...makes }),
    many: documented(entity, 'Cambiar varios', { body: jsonSchemaOf(manyBody), rows: true }),
    update: documented(entity, 'Cambiar', { body: bodies.update, id: true, conflict: { current: rowSchema(entity) } }),
    restore: documented(entity, 'Restaurar', { id: true }),
    remove: documented(entity, 'Eliminar', { id: true }),
    files: documented(entity, 'Añadir archivos', { id: true, body: jsonSchemaOf(paperBody), files: 'only', ...makes }),
  };
};
