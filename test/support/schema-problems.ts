/** Properties that search engines require of each type; an unknown type is a problem. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Place: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  TouristAttraction: ['name', 'description'],
  AmusementPark: ['name', 'description'],
  Zoo: ['name', 'description'],
  TouristTrip: ['name', 'description'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Product: ['name', 'image', 'offers'],
  Offer: ['url'],
  UnitPriceSpecification: ['priceCurrency'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  Hotel: ['name', 'address', 'description'],
  HotelRoom: ['name'],
  BedDetails: ['numberOfBeds'],
  QuantitativeValue: [],
  LocationFeatureSpecification: ['name', 'value'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const addresses = ['url', 'item', 'image', 'logo', 'target', '@id'];
const enumerations = ['availability', 'eventStatus', 'eventAttendanceMode'];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** Errors that a search engine would report for a graph, one line each. */
export function schemaProblems(graph: readonly Node[], origin: string): readonly string[] {
  const known = new Set(nodesOf(graph).flatMap((node) => (isReference(node) ? [] : [node['@id']])));
  return nodesOf(graph).flatMap((node) =>
    isReference(node)
      ? known.has(node['@id'])
        ? []
        : [`nothing is called ${String(node['@id'])}`]
      : problemsOf(node, origin),
  );
}

function problemsOf(node: Node, origin: string): readonly string[] {
  const type = String(node['@type']);
  const missing = required[type]?.filter((name) => isEmpty(node[name])) ?? ['a type that we know'];
  const elsewhere = addresses
    .filter((name) => typeof node[name] === 'string')
    .filter((name) => !String(node[name]).startsWith(`${origin}/`));
  const unknown = enumerations
    .filter((name) => node[name] !== undefined)
    .filter((name) => !/^https:\/\/schema\.org\/[A-Z]\w+$/.test(String(node[name])));
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...elsewhere.map((name) => `${type}: ${name} is no address of ours: ${String(node[name])}`),
    ...unknown.map((name) => `${type}: ${name} is ${String(node[name])}`),
    ...oddities(type, node),
  ];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function oddities(type: string, node: Node): readonly string[] {
  if (type === 'Offer' && !node.priceSpecification) return offerProblems(node);
  if (type === 'Event' && !(Date.parse(String(node.endDate)) > Date.parse(String(node.startDate))))
    return ['Event ends before it begins'];
  if (!type.endsWith('List') || !Array.isArray(node.itemListElement)) return [];
  const isCounted = node.itemListElement.every(
    (item, index) => isNode(item) && item.position === index + 1,
  );
  return isCounted ? [] : [`${type} is not counted from 1`];
}

const offerProblems = ({ price, priceCurrency, availability }: Node) => [
  ...(/^\d+(\.\d{2})?$/.test(String(price)) ? [] : [`Offer: price is ${String(price)}`]),
  ...(/^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : ['Offer lacks priceCurrency']),
  ...(availability ? [] : ['Offer lacks availability']),
];
