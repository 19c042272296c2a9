import { nextStepOf } from './collaboration-steps.ts';
import type { CollaborationSide } from './constants/collaborations.ts';
import type { CollaborationProgress } from './entities/collaboration.ts';

const nothing: CollaborationProgress = {
  has_plan: true,
  plan_answer: null,
  plan_changes: null,
  agreement: [],
  milestone: null,
  changes: null,
  review: null,
  evaluation: null,
};
const running = {
  state: 'running',
  begins: '2027-02-01',
  ends: '2027-06-15',
  deliveredAt: null,
} as const;
const stepOf = (
  side: CollaborationSide,
  progress: Partial<CollaborationProgress> | undefined,
  change: Partial<Omit<Parameters<typeof nextStepOf>[0], 'side' | 'progress'>> = {},
) => nextStepOf({ ...running, ...change, side, progress: progress && { ...nothing, ...progress } });

describe('nextStepOf', () => {
  it('works with responses of an API without progress', () => {
    expect(stepOf('student', undefined)).toEqual({
      by: ['student'],
      what: 'Entregar el trabajo',
      until: '2027-06-15',
    });
    expect(stepOf('student', undefined, { state: 'closed' })).toBeNull();
  });

  it('asks the organisation for the dates, then everybody for what is agreed on', () => {
    const agreed = { state: 'agreed' } as const;
    expect(stepOf('teacher', { has_plan: false }, { ...agreed, ends: null })?.what).toBe('Fijar las fechas');
    expect(stepOf('organization', { has_plan: false }, agreed)).toMatchObject({
      what: 'Empezar la colaboración',
      until: '2027-02-01',
    });
    expect(stepOf('student', { has_plan: false }, agreed)?.what).toBe('Proponer un plan con sus hitos');
    expect(stepOf('student', { has_plan: true }, agreed)?.by).toEqual(['organization']);
  });

  it('shows the own step before the more important one of others', () => {
    const both = { plan_answer: 'organization', agreement: ['student'] } as const;
    expect(stepOf('organization', { ...both, agreement: ['student'] })?.what).toBe(
      'Responder al plan propuesto',
    );
    expect(stepOf('student', { ...both, agreement: ['student'] })?.what).toBe('Leer y aceptar el acuerdo');
    expect(stepOf('teacher', { ...both, agreement: ['student'] })?.what).toBe('Responder al plan propuesto');
  });

  it('asks the teacher to approve a plan', () => {
    expect(stepOf('teacher', { plan_answer: 'teacher' })).toEqual({
      by: ['teacher'],
      what: 'Dar el visto bueno al plan',
      until: null,
    });
  });

  it('asks the proposer to change a plan', () => {
    const asked = { plan_changes: 'organization' } as const;
    expect(stepOf('organization', asked)?.what).toBe('Cambiar el plan propuesto');
    expect(stepOf('student', asked)?.what).toBe('Entregar el trabajo');
  });

  it('leads through the milestones', () => {
    const milestone = { title: 'Prototipo', due: '2027-04-01' };
    const changes = { title: 'Diseño', due: '2027-03-01' };
    const review = { title: 'Diseño' };
    expect(stepOf('student', { milestone })).toEqual({
      by: ['student'],
      what: 'Entregar «Prototipo»',
      until: '2027-04-01',
    });
    expect(stepOf('student', { milestone, changes })).toMatchObject({
      what: 'Entregar otra versión de «Diseño»',
      until: '2027-03-01',
    });
    for (const side of ['organization', 'teacher'] as const)
      expect(stepOf(side, { milestone, review })?.what).toBe('Revisar la entrega de «Diseño»');
    expect(stepOf('student', { milestone, review })?.what).toBe('Entregar «Prototipo»');
    expect(stepOf('student', { review })?.by).toEqual(['organization', 'teacher']);
    expect(stepOf('student', {})?.what).toBe('Entregar el trabajo');
  });

  it('asks for the review of the last delivery until its day', () => {
    const delivered = { state: 'delivered', deliveredAt: '2027-06-10T10:00:00.000Z' } as const;
    expect(stepOf('organization', {}, delivered)).toMatchObject({ what: 'Revisar la entrega' });
    expect(stepOf('teacher', { review: { title: 'Diseño' } }, delivered)?.what).toBe(
      'Revisar la entrega de «Diseño»',
    );
  });

  it('asks for the evaluation once nothing else is left', () => {
    const evaluation = { until: '2027-07-01' };
    expect(stepOf('student', { evaluation })?.what).toBe('Entregar el trabajo');
    const delivered = { state: 'delivered', deliveredAt: '2027-06-10T10:00:00.000Z' } as const;
    expect(stepOf('student', { evaluation }, delivered)?.what).toBe('Revisar la entrega');
    expect(stepOf('student', { evaluation }, { state: 'closed' })).toEqual({
      by: ['student'],
      what: 'Enviar tu valoración',
      until: '2027-07-01',
    });
    expect(stepOf('teacher', { plan_answer: 'teacher' }, { state: 'cancelled' })).toBeNull();
  });
});
