import { useState } from 'react';
import { Button } from '../button/index.ts';
import { type LoadPage } from '../degree-picker/index.ts';
import { type Example } from '../examples.ts';
import { DraftStatus, PrivacyNote } from '../field/index.ts';
import { type FormStep, MultiStepDialog, MultiStepForm } from './index.ts';

const steps: FormStep[] = [
  {
    name: 'studies',
    title: 'Tus estudios',
    lead: 'Con esto te enseñamos proyectos que encajan contigo.',
    fields: [
      { type: 'radio', value: 'study_type', label: '¿Qué estudias?', options: ['Grado', 'Máster'] },
      {
        type: 'picker',
        value: 'degrees',
        label: 'Titulación',
        kind: 'titulación',
        maxLength: 6,
        extension: { label: '¿Cómo se llama tu titulación?' },
      },
      { type: 'month', value: 'end', label: '¿Cuándo terminas?', optional: true },
    ],
  },
  {
    name: 'contact',
    title: 'Cómo te encontramos',
    fields: [
      {
        type: 'phone',
        value: 'phone',
        label: 'Teléfono',
        sublabel: 'Solo lo verá la organización que te preseleccione.',
        optional: true,
      },
      {
        type: 'select',
        value: 'reachedUsHow',
        label: '¿Cómo nos has conocido?',
        options: ['Universidad', 'Instagram', 'Otro'],
        extension: { label: 'Cuéntanos cuál' },
      },
      {
        type: 'radio',
        value: 'disability',
        label: '¿Tienes una discapacidad reconocida superior al 33 %?',
        options: ['Sí', 'No'],
        optional: true,
        tooltip: 'Solo se muestra a empresas que buscan inclusión, si tú lo aceptas.',
      },
    ],
  },
  {
    name: 'about',
    title: 'Sobre ti',
    fields: [
      { type: 'competence', value: 'flexibility', label: 'Me adapto con facilidad a los cambios' },
      { type: 'textarea', value: 'about', label: '¿Qué te mueve?', maxLength: 300, optional: true },
      {
        type: 'file',
        value: 'CV',
        label: 'Currículum',
        purpose: 'cv',
        allowedTypes: ['pdf'],
        optional: true,
      },
    ],
  },
  { name: 'review', title: 'Revisa y guarda', fields: [], review: true },
];

const names = ['Biología', 'Derecho', 'Física', 'Historia'];
const degrees: LoadPage = (search) => {
  const items = names
    .map((name, index) => ({ id: index + 1, name: `Grado en ${name}` }))
    .filter(({ name }) => name.includes(search));
  return Promise.resolve({ items, pageCount: 1, total: items.length });
};
const sources = { pick: { degrees } };
const answered = {
  study_type: 'Grado',
  degrees: [{ id: 2, name: 'Grado en Derecho' }],
  reachedUsHow: 'Instagram',
};

export const examples: Example[] = [
  { name: 'Primer paso', render: () => <Wizard /> },
  { name: 'Segundo paso', render: () => <Wizard page={2} /> },
  { name: 'Tercer paso', render: () => <Wizard page={3} /> },
  { name: 'Revisión', render: () => <Wizard page={4} /> },
  { name: 'En una ventana', render: () => <InDialog /> },
];

function Wizard({ page }: { page?: number }) {
  return (
    <MultiStepForm
      steps={steps}
      initial={page === undefined ? undefined : answered}
      initialPage={page}
      submitLabel="Guardar mi perfil"
      sources={sources}
      headingLevel={3}
      status={<DraftStatus savedAt={new Date(2026, 4, 4, 12, 41).getTime()} failing={false} />}
      beforeSending={
        <PrivacyNote policy="/politica-privacidad">
          Tus datos solo los verá la organización que te preseleccione.
        </PrivacyNote>
      }
      onSubmit={() => Promise.reject(new Error('The example always fails.'))}
    />
  );
}

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Completar perfil en 3 minutos</Button>
      <MultiStepDialog
        open={open}
        title="Completa tu perfil"
        onClose={() => setOpen(false)}
        leaveText="Guardamos lo que has escrito para cuando vuelvas."
        steps={steps}
        sources={sources}
        submitLabel="Guardar mi perfil"
        onSubmit={() => Promise.resolve(undefined)}
      />
    </>
  );
}
