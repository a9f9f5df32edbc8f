/** Flat background, text on it, accent for shapes, and a pale tint. */
export interface WallColors {
  readonly bg: string;
  readonly on: string;
  readonly accent: string;
  readonly tint: string;
}

const wall = (bg: string, on: string, accent: string, tint: string): WallColors => ({
  bg,
  on,
  accent,
  tint,
});

const mark = '#085258';

/** For places that the theme does not know. */
const ownWall = wall(mark, '#FFFFFF', '#FFCB4A', '#E7F6F4');

export const wallOf = (key: string): WallColors => walls[key] ?? ownWall;

/** By the `wall` key of a view. */
export const walls: Readonly<Record<string, WallColors>> = {
  granCeiba: wall('#1D5E33', '#FFFFFF', '#FFCB4A', '#E8F3E6'),
  granCeibaNoche: wall('#292D59', '#FFFFFF', '#FFCB4A', '#EFF1FB'),
  copalera: wall('#F6B41F', '#11211F', '#9C2F12', '#FFF8E3'),
  copaleraFuego: wall('#561D10', '#FFDDD1', '#FA6C44', '#FFF2ED'),
  lagunaNacar: wall('#52BDB6', '#11211F', '#8B184A', '#E7F6F4'),
  bruma: wall('#CDB9EA', '#11211F', '#1D5426', '#F5F0FC'),
  sonDeRio: wall('#AD1E5C', '#FFFFFF', '#FFCB4A', '#FFF0F6'),
  ojosDeAgua: wall('#0B3036', '#E7F6F4', '#52BDB6', '#E7F6F4'),
  caminoBlanco: wall('#E9DDC4', '#11211F', '#9C2F12', '#F8F3E8'),
  barlovento: wall('#1F57A4', '#FFFFFF', '#FFCB4A', '#EAF1FB'),
  guarida: wall('#DB8C2E', '#11211F', '#11211F', '#FDF3E6'),
  hotelManglar: wall('#2B6A59', '#FFFFFF', '#FFBAA3', '#E9F4F0'),
  hotelArrecife: wall('#F47C5F', '#11211F', '#085258', '#FFF0EB'),
  hotelPalmas: wall('#F1E4D0', '#11211F', '#08666B', '#FBF6EE'),
};

/** Browser bar colours of pages without a place (docs/rules/looks.md#roles). */
export const pageColors = { light: '#FCFBF8', dark: '#0A1719' };

/** Colours of the installed app: icon background, browser bar and splash screen. */
export const appColors = { mark, page: pageColors.light };
