import { COUNTRIES } from '../geography/countries.ts';
import { fold } from '../text/fold.ts';

/** Towns abroad that lorries from Spain go to, as Spanish offices write them, none with the name of a town here. */
const TOWNS =
  // Portugal
  'porto|oporto|lisbon|braga|guimaraes|coimbra|aveiro|viseu|leiria|setubal|evora|faro|beja|elvas|braganca|castelo branco|' +
  'vila nova de gaia|matosinhos|vilar formoso|viana do castelo|sines|' +
  // France
  'toulouse|burdeos|bordeaux|perpignan|perpinan|bayonne|hendaya|hendaye|marsella|marseille|montpellier|nimes|lyon|paris|' +
  'lille|nantes|rennes|estrasburgo|strasbourg|niza|nice|narbona|narbonne|beziers|pau|limoges|clermont-ferrand|dijon|' +
  'orleans|tours|le havre|rouen|avinon|avignon|saint-etienne|grenoble|toulon|agen|carcassonne|le mans|reims|metz|nancy|' +
  'mulhouse|poitiers|la rochelle|angers|rungis|saint-charles|' +
  // Italy
  'milan|milano|turin|torino|genova|bolonia|bologna|verona|padova|padua|venecia|venezia|florencia|firenze|napoles|napoli|' +
  'bergamo|brescia|parma|modena|piacenza|' +
  // Germany, Belgium and the Netherlands
  'berlin|hamburgo|hamburg|munich|munchen|colonia|koln|francfort|frankfurt|stuttgart|dusseldorf|dortmund|bremen|' +
  'hannover|nuremberg|nurnberg|leipzig|karlsruhe|mannheim|amberes|antwerpen|bruxelles|gante|gent|lieja|liege|' +
  'rotterdam|utrecht|eindhoven|venlo|' +
  // Beyond
  'london|manchester|liverpool|zurich|basilea|basel|ginebra|geneve|tanger|casablanca';

const FOREIGN = new Set([
  ...TOWNS.split('|'),
  ...COUNTRIES.filter(({ code }) => code !== 'ES').map(({ capital }) => fold(capital)),
]);

/** Whether a town's name is known to be that of one abroad. */
export const isForeignTown = (name: string): boolean => FOREIGN.has(fold(name));
