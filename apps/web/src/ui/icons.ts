import { __iconNode as alertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as calendarEvent } from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { __iconNode as check } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as chevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as chevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as chevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as circleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as discount } from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import { __iconNode as dots } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { __iconNode as headset } from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { __iconNode as home } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { __iconNode as infoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as language } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { __iconNode as map2 } from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { __iconNode as mapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as menu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as minus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { __iconNode as moonStars } from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import { __iconNode as pencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { __iconNode as phone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { __iconNode as plus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { __iconNode as printer } from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { __iconNode as route } from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { __iconNode as shieldCheck } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { __iconNode as ticket } from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { __iconNode as trash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { __iconNode as umbrella } from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import { __iconNode as x } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

/** Our set of the Tabler icons, as the paths of a 24 grid: their React parts cost more than they draw. */
const pathsOf = (node: typeof home): readonly string[] =>
  node.flatMap(([, { d }]) => (d === undefined ? [] : [d]));

export const icons = {
  home: pathsOf(home),
  'map-2': pathsOf(map2),
  route: pathsOf(route),
  discount: pathsOf(discount),
  dots: pathsOf(dots),
  ticket: pathsOf(ticket),
  'calendar-event': pathsOf(calendarEvent),
  'map-pin': pathsOf(mapPin),
  'shield-check': pathsOf(shieldCheck),
  umbrella: pathsOf(umbrella),
  headset: pathsOf(headset),
  phone: pathsOf(phone),
  language: pathsOf(language),
  'moon-stars': pathsOf(moonStars),
  'info-circle': pathsOf(infoCircle),
  'alert-triangle': pathsOf(alertTriangle),
  'circle-check': pathsOf(circleCheck),
  x: pathsOf(x),
  'chevron-left': pathsOf(chevronLeft),
  'chevron-right': pathsOf(chevronRight),
  'chevron-down': pathsOf(chevronDown),
  plus: pathsOf(plus),
  minus: pathsOf(minus),
  check: pathsOf(check),
  'menu-2': pathsOf(menu2),
  printer: pathsOf(printer),
  trash: pathsOf(trash),
  pencil: pathsOf(pencil),
} as const;

export type IconName = keyof typeof icons;
