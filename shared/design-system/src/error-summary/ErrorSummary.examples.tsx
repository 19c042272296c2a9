import { useState } from 'react';
import { Button } from '../button/index.ts';
import { type Example } from '../examples.ts';
import { Form } from '../field/Form.tsx';
import { RadioGroup, TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { ErrorSummary, type FieldProblem } from './index.ts';

export const examples: Example[] = [{ name: 'Formulario con errores', render: () => <WithProblems /> }];

function WithProblems() {
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState('');
  const [profile, setProfile] = useState<string | null>(null);
  const problems: FieldProblem[] = [
    ...(email === '' ? [{ name: 'resumen-email', message: 'Introduce tu email' }] : []),
    ...(profile === null ? [{ name: 'resumen-perfil', message: 'Elige tu perfil' }] : []),
  ];
  const shown = attempt > 0 ? problems : [];
  const errorOf = (name: string) => shown.find((problem) => problem.name === name)?.message;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <Stack gap={5}>
        <ErrorSummary errors={shown} attempt={attempt} headingLevel={3} />
        <TextField
          label="Email"
          name="resumen-email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errorOf('resumen-email')}
        />
        <RadioGroup
          legend="Perfil"
          name="resumen-perfil"
          orientation="row"
          options={[
            { value: 'student', label: 'Estudiante' },
            { value: 'organisation', label: 'Organización' },
            { value: 'teacher', label: 'Profesor' },
          ]}
          value={profile}
          onChange={setProfile}
          error={errorOf('resumen-perfil')}
        />
        <div>
          <Button type="submit">Crear cuenta</Button>
        </div>
      </Stack>
    </Form>
  );
}
