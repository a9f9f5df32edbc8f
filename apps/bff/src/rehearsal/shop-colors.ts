/** Light colours of the shop's palette (apps/web/src/theme/colors.ts). */
export const colors = {
  ink: '#11211F',
  wall: '#FCFBF8',
  field: '#FFFFFF',
  line: '#767E7A',
  link: '#08666B',
} as const;
