const PARTS = {
  name: 'Nombre del lugar',
  street: 'Calle',
  houseNumber: 'Número',
  other: 'Otros (piso, puerta, nave)',
  city: 'Población',
  county: 'Provincia',
  country: 'País',
  countryCode: 'Código de país',
  postalCode: 'Código postal',
  latitude: 'Latitud',
  longitude: 'Longitud',
  geocoder: 'Buscar dirección',
  id: 'Ubicación guardada',
};

/** Labels of a field that holds an address and of each of its parts: `address`, `address.street`… */
export const addressTexts = (field: string, label: string): Record<string, string> => ({
  [field]: label,
  ...Object.fromEntries(Object.entries(PARTS).map(([part, text]) => [`${field}.${part}`, text])),
});
