import type { TakedownSubject } from '@puente/client/takedowns';

export interface TakeDownProps {
  subject: TakedownSubject;
  title: string;
}
