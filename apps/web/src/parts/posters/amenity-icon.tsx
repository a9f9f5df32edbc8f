import type { Amenity } from '@shop/domain';
import { Icon, type IconName } from '../../ui/icon.js';

const icons: Readonly<Record<Amenity, IconName>> = {
  art: 'brush',
  beach: 'beach',
  bicycle: 'bike',
  children: 'mood-kid',
  coffee: 'coffee',
  food: 'tools-kitchen-2',
  internet: 'wifi',
  kayak: 'kayak',
  massage: 'massage',
  pool: 'pool',
  shuttle: 'bus',
  snorkel: 'scuba-mask',
};

export const AmenityIcon = ({ kind }: { kind: Amenity }) => <Icon name={icons[kind]} />;
