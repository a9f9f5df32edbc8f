import type { CoastMapView } from '@shop/ports/screens';
import styles from './coast-map.module.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Drawn in the same coordinates as the view's points. */
const mainland =
  'M-20-20H675L668 32 676 84 664 120 674 148 716 164 702 200 690 244 654 272 641 328 624 392 578 448 525 512 474 572 435 624 360 680 297 752 266 816 233 856 202 904 180 960 165 1030H-20Z';
const cozumel =
  'M727 596 675 600 608 624 562 662 517 736 510 816 533 856 577 832 630 768 690 696 737 632Z';
const isla = 'M712 62 724 58 735 84 744 108 735 114 718 88Z';
const highway = 'M637 143 627 240 600 394 533 480 466 569 364 664 278 755 233 832 176 903 140 1030';
const waves =
  'M790 180q22-18 44 0t44 0M860 590q22-18 44 0t44 0M450 930q22-18 44 0t44 0M780 880q22-18 44 0t44 0M740 260q16-14 32 0t32 0';
const trees =
  'M90 150a34 34 0 0 1 62-20 30 30 0 0 1 50 20ZM250 330a40 40 0 0 1 74-22 34 34 0 0 1 58 22ZM90 640a36 36 0 0 1 66-20 30 30 0 0 1 52 20ZM60 820a30 30 0 0 1 56-16 26 26 0 0 1 42 16Z';
const ferries = 'M480 574 556 656M668 116 716 90';

/** Where the name's label fits, and where its line starts. */
const flags: Record<CoastMapView['flag'], { readonly box: Spot; readonly end: Spot }> = {
  sea: { box: { x: 640, y: 452 }, end: { x: 650, y: 486 } },
  south: { box: { x: 330, y: 890 }, end: { x: 340, y: 900 } },
  inland: { box: { x: 70, y: 440 }, end: { x: 200, y: 450 } },
  north: { box: { x: 200, y: 30 }, end: { x: 300, y: 64 } },
};

const mapEnd = 990;

/** Approximate letter widths at the label's size; any other letter is 22. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ ijlIí]/, 12],
  [/[frt-]/, 17],
  [/[mwMW]/, 36],
  [/\p{Lu}/u, 27],
];

const letterWidth = (letter: string) => widths.find(([kind]) => kind.test(letter))?.[1] ?? 22;

/** Approximate label width, with 28 of padding on each side. */
const flagWidth = (name: string) =>
  [...name].reduce((width, letter) => width + letterWidth(letter), 56);

/** One image for screen readers; the table beside it has the same facts. */
interface CoastMapProps {
  readonly map: CoastMapView;
  readonly wall: string;
  /** Alternative text: what the map shows, and where the place is. */
  readonly label: string;
  readonly sea: string;
}

export function CoastMap({ map: { points, place, flag }, wall, label, sea }: CoastMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1000 1000"
      role="img"
      aria-label={label}
      data-wall={wall}
    >
      <path className={styles.waves} d={waves} />
      <path className={styles.shallows} d={mainland} />
      <path className={styles.land} d={mainland} />
      <path className={styles.trees} d={trees} />
      <path className={styles.land} d={cozumel} />
      <path className={styles.land} d={isla} />
      <path className={styles.ferry} d={ferries} />
      <path className={styles.road} d={highway} />
      <path className={styles.line} d={highway} />
      <text className={styles.sea} x="830" y="330" textAnchor="middle">
        {sea}
      </text>
      <g className={styles.shield} transform="translate(330 640)">
        <rect x="-46" y="-28" width="92" height="56" rx="12" />
        <text y="11" textAnchor="middle">
          307
        </text>
      </g>
      {points.map(({ key, kind, label, name, x, y }) => (
        <g key={key} className={styles.point} transform={`translate(${x} ${y})`}>
          {kind === 'airport' ? <path d="M0-15 15 0 0 15-15 0Z" /> : <circle r="11" />}
          <text
            x={label === 'left' ? -30 : 30}
            y={baseline({ x, y }, place, label)}
            textAnchor={ends[label]}
          >
            {name}
          </text>
        </g>
      ))}
      <Flag name={place.name} place={place} flag={flag} />
    </svg>
  );
}

const ends = { left: 'end', right: 'start' } as const;

/** Places a town's name beside its point, or above the label it would cover. */
function baseline(town: Spot, place: Spot, side: keyof typeof ends): number {
  const away = side === 'left' ? town.x - place.x : place.x - town.x;
  const below = place.y - town.y;
  const isInTheWay = away > 0 && away < 300 && below > -16 && below < 39;
  return isInTheWay ? below - 28 : 11;
}

function Flag({ name, place, flag }: { name: string; place: Spot; flag: CoastMapView['flag'] }) {
  const { box, end } = flags[flag];
  // A long name starts further left, so that it ends on the map.
  const left = Math.max(0, box.x + flagWidth(name) - mapEnd);
  return (
    <g className={styles.place}>
      <path d={`M${end.x - left} ${end.y} ${place.x} ${place.y}`} />
      <circle cx={place.x} cy={place.y} r="16" />
      <g transform={`translate(${box.x - left} ${box.y})`}>
        <rect width={flagWidth(name)} height="68" />
        <text x={flagWidth(name) / 2} y="47" textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
}
