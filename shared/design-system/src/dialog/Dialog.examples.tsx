import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ComboBox, type ComboBoxOption } from '../combobox/index.ts';
import { type Example } from '../examples.ts';
import { TextArea } from '../field/index.ts';
import { FormDialog } from '../form-dialog/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

const provinces: ComboBoxOption[] = ['A Coruña', 'Álava', 'Cáceres', 'Málaga', 'Valencia'].map(
  (label, index) => ({
    id: index + 1,
    label,
  }),
);

export const examples: Example[] = [
  { name: 'Ventana', render: () => <Welcome /> },
  { name: 'Con un formulario', render: () => <WithForm /> },
  { name: 'Formulario que se envía', render: () => <Closing /> },
  { name: 'Confirmación', render: () => <Confirm /> },
];

function Welcome() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ver la bienvenida
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Te damos la bienvenida a Puente"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Ahora no
            </Button>
            <Button onClick={close}>Completar perfil en 3 minutos</Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>Con tu perfil completo te mostramos los proyectos que encajan con lo que estudias.</Text>
          <Text tone="muted">Puedes dejarlo a medias y seguir otro día.</Text>
        </Stack>
      </Dialog>
    </>
  );
}

function WithForm() {
  const [open, setOpen] = useState(false);
  const [province, setProvince] = useState<ComboBoxOption['id'] | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Elegir provincia
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Dónde estudias?"
        footer={<Button onClick={() => setOpen(false)}>Siguiente</Button>}
      >
        <ComboBox
          label="Provincia"
          name="dialogo-provincia"
          options={provinces}
          value={province}
          onChange={setProvince}
        />
      </Dialog>
    </>
  );
}

function Closing() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Cerrar el proyecto
      </Button>
      {open && (
        <FormDialog
          title="Cerrar «Huertos urbanos»"
          submitLabel="Cerrar el proyecto"
          cancelLabel="Dejarlo abierto"
          tone="danger"
          busy={false}
          onSubmit={(event) => event.preventDefault()}
          onClose={close}
          failureTitle="No hemos podido cerrarlo"
          failure="Revisa tu conexión e inténtalo de nuevo."
        >
          <TextArea label="Explicación" name="dialogo-explicacion" optional rows={3} />
        </FormDialog>
      )}
    </>
  );
}

function Confirm() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <Cluster>
      <Button
        variant="secondary"
        icon="trash"
        onClick={() => {
          setGone(false);
          setOpen(true);
        }}
      >
        Eliminar el borrador
      </Button>
      {gone && <Text as="span">Borrador eliminado.</Text>}
      <ConfirmDialog
        open={open}
        title="¿Eliminar este borrador?"
        confirmLabel="Eliminar borrador"
        tone="danger"
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setBusy(true);
          setTimeout(() => {
            setBusy(false);
            setOpen(false);
            setGone(true);
          }, 600);
        }}
      >
        <Text>No se puede recuperar. Las personas que lo tenían guardado dejarán de verlo.</Text>
      </ConfirmDialog>
    </Cluster>
  );
}
