import type { DeliveryState } from '@puente/contract/constants/deliveries';
import { dayInWords } from '@puente/contract/day-in-words';
import type { ChipTone } from '@puente/design-system/chip';
import type { IconName } from '@puente/design-system/icon';

/** Looks of each state. */
export const deliveryLooks: Readonly<Record<DeliveryState, { tone: ChipTone; icon: IconName }>> = {
  pending: { tone: 'neutral', icon: 'calendar' },
  delivered: { tone: 'warning', icon: 'file' },
  changesAsked: { tone: 'info', icon: 'briefcase' },
  approved: { tone: 'success', icon: 'success' },
};

/** Last day of a milestone, given as yyyy-MM-dd. */
export const lastDayInWords = (due: string): string => `Hasta el ${dayInWords(due)}`;

/** Name of somebody whose account is gone. */
export const deletedPerson = 'Una persona que borró su cuenta';
