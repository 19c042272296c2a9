import type { ComponentType } from 'react';
import type { IconName } from '@puente/design-system/icon';
import type { Audience } from './next-steps.ts';
import type { Step } from './StepList.tsx';

/** Texts of an audience's landing page. */
export interface AudienceContent {
  audience: Exclude<Audience, 'everyone'>;
  eyebrow: string;
  title: string;
  lead: string;
  picture: ComponentType;
  /** Title of its figures. */
  figures: string;
  gains: { title: string; items: readonly Gain[] };
  steps: { title: string; items: readonly Step[] };
  questions: readonly Question[];
  closing: { title: string; text: string };
}

export interface Gain {
  icon: IconName;
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}
