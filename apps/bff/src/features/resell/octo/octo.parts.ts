import { CancelBooking } from './cancel-booking.js';
import { ChangeBooking } from './change-booking.js';
import { CheckAvailability } from './check-availability.js';
import { ConfirmBooking } from './confirm-booking.js';
import { OctoBookingsController } from './octo-bookings.controller.js';
import { OctoController } from './octo.controller.js';
import { OctoElsewhereController } from './octo-elsewhere.controller.js';
import { OctoDoor } from './octo-door.js';
import { OctoStock } from './octo-stock.js';
import { OctoBookingWriter } from './present-booking.js';
import { OctoCatalogue } from './present-product.js';
import { ReadBooking } from './read-booking.js';
import { ResaleHolds } from './resale-holds.js';
import { TakeBooking } from './take-booking.js';

/** The OCTO API for resellers (backends/docs/octo.md). */
export const octoControllers = [
  OctoController,
  OctoBookingsController,
  OctoElsewhereController,
] as const;
export const octoUseCases = [
  OctoDoor,
  OctoStock,
  OctoCatalogue,
  CheckAvailability,
  ReadBooking,
  ResaleHolds,
  TakeBooking,
  ChangeBooking,
  ConfirmBooking,
  CancelBooking,
  OctoBookingWriter,
] as const;
