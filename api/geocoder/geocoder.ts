/** An address a typed text may mean (Spec 7: the candidates of POST /api/address/geolocate). */
export type Candidate = {
  label: string;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  county: string | null;
  country: string | null;
  countryCode: string | null;
  latitude: string;
  longitude: string;
};

/** Finds addresses for a text, best first; empty if it knows none. Rejects on failure. */
export type Geocoder = (text: string) => Promise<Candidate[]>;
