const count = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** What `npm run seed` says in the terminal. */
export const seed = {
  notEmpty: 'La base de datos ya tiene datos: la demostración solo se puede crear en una base vacía.',
  wrongLoads: (value: string) => `SEED_LOADS debe ser un número entero entre 50 y 5000000, y es «${value}».`,
  working: (loads: number) => `Creando la demostración con ${count.format(loads)} pedidos…`,
  done: (loads: number, seconds: number) =>
    `Demostración creada: ${count.format(loads)} pedidos en ${seconds.toFixed(1).replace('.', ',')} s.`,
  accounts: (names: readonly string[], password: string) =>
    `Cuentas: ${names.join(', ')}. Contraseña de todas: ${password}`,
};
