export type Texts = { [key: string]: string | Texts };

/** The words of one resource. Nested fields have dotted keys: `'address.city'`. */
export type ResourceTexts = {
  /** `Pedido |||| Pedidos`: one and many. */
  name: string;
  /** The same inside a sentence. */
  forcedCaseName: string;
  fields: Record<string, string>;
  /** Field → value → what a person reads. */
  choices?: Record<string, Record<string, string>>;
  notifications: Record<string, string>;
  /** Of an empty list, and what to do about it. */
  empty: string;
  invite: string;
  /** `page`, `actions`, `sections`, `help`, `confirm`, and what a screen of its own says. */
  [group: string]: string | Texts | undefined;
};

/** What every stored row has (Design 4). */
export const commonFields = {
  id: 'N.º',
  version: 'Versión',
  createdAt: 'Creado el',
  creationTimestamp: 'Creado el',
  updatedAt: 'Última modificación',
  disabled: 'Eliminado',
  q: 'Buscar',
};

type Noun = {
  /** With its article and what names it: `La factura %{num}`. */
  one: string;
  /** Before it has what names it, when that is given on saving: `El pedido`. */
  unsaved?: string;
  singular: string;
  plural: string;
  gender: 'o' | 'a';
};

/** The notices of Spec 8 for one noun, each with its failure under `<notice>Error`. */
export const notificationsOf = ({ one, unsaved = one, singular, plural, gender }: Noun) => ({
  created: `${one} ha sido añadid${gender}`,
  createdError: `${unsaved} no pudo ser añadid${gender}`,
  updated: `${one} ha sido modificad${gender} |||| %{smart_count} ${plural} modificad${gender}s`,
  updatedError: `${one} no pudo ser modificad${gender}`,
  updatedMany: `1 ${singular} modificad${gender} |||| %{smart_count} ${plural} modificad${gender}s`,
  updatedManyError: `No se pudo modificar la selección de ${plural}`,
  deleted: `${one} ha sido eliminad${gender} |||| %{smart_count} ${plural} eliminad${gender}s`,
  deletedError: `${one} no pudo ser eliminad${gender}`,
  deletedMany: `1 ${singular} eliminad${gender} |||| %{smart_count} ${plural} eliminad${gender}s`,
  deletedManyError: `No se pudo eliminar la selección de ${plural}`,
  restored: `${one} ha sido restaurad${gender}`,
  restoredError: `${one} no pudo ser restaurad${gender}`,
  userNotified: 'El usuario ha sido notificado',
  userNotifiedError: 'Hubo un problema al notificar al usuario',
});
