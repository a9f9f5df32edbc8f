/** What a hotel offers, as a picture and the operator's own words for it. */
export const amenities = [
  'pool',
  'beach',
  'snorkel',
  'kayak',
  'children',
  'food',
  'coffee',
  'art',
  'massage',
  'bicycle',
  'shuttle',
  'internet',
] as const;
export type Amenity = (typeof amenities)[number];
