import { fieldMessages } from '../../test/field-messages.ts';
import { registrableRoles } from '../roles.ts';
import {
  otherUniversity,
  registration,
  type RegistrationForm,
  registrationForm,
  registrationFrom,
} from './registration.ts';

const coruna = { id: 7, name: 'Universidade da Coruña' };

const student: RegistrationForm = {
  profileType: 'student',
  name: 'Ana',
  surname: 'Prieto',
  email: 'ana@udc.es',
  phone: '',
  university: coruna,
  universityExtension: '',
  password: 'marea-alta',
  rePassword: 'marea-alta',
  terms: true,
};
const coordinator: RegistrationForm = {
  ...student,
  profileType: 'coordinator',
  university: null,
  phone: '600 123 456',
};
const teacher: RegistrationForm = { ...student, profileType: 'teacher', university: null };

const shown = (change: Partial<RegistrationForm>, person = student) =>
  fieldMessages(registrationForm, { ...person, ...change });

describe('§5, the registration form', () => {
  it.each([
    ['student', student],
    ['coordinator', coordinator],
    ['teacher', teacher],
  ])('accepts a %s who filled in what is theirs', (_, person) => {
    expect(shown({}, person)).toEqual({});
  });

  it('shows everything that is missing at once', () => {
    const empty = {
      name: '',
      surname: ' ',
      email: '',
      university: null,
      password: '',
      rePassword: '',
      terms: false,
    };
    expect(shown(empty)).toEqual({
      name: 'Campo obligatorio',
      surname: 'Campo obligatorio',
      email: 'Campo obligatorio',
      university: 'Campo obligatorio',
      password: 'La contraseña debe contener al menos 6 caracteres',
      rePassword: 'Campo obligatorio',
      terms: 'Aceptar este campo es obligatorio.',
    });
  });

  it.each(['ana', 'ana@udc', '@udc.es', 'ana@udc..es', 'ana prieto@udc.es'])(
    'refuses %p as an address',
    (email) => {
      expect(shown({ email })).toEqual({ email: 'Formato de email incorrecto' });
    },
  );

  it('wants six characters in a password', () => {
    expect(shown({ password: '12345', rePassword: '12345' })).toEqual({
      password: 'La contraseña debe contener al menos 6 caracteres',
    });
    expect(shown({ password: '123456', rePassword: '123456' })).toEqual({});
  });

  it('wants the same password twice', () => {
    expect(shown({ rePassword: 'marea-baja' })).toEqual({
      rePassword: 'Las contraseñas deben ser idénticas',
    });
  });

  it.each([
    '600123456',
    '+34 600 12 34 56',
    '600.123.456',
    '600-123-456',
    '600 - 123 - 456',
    '+34600123456',
    '123456789012345',
    '+34 123456789012345',
    '+351.123.456.789.012.345',
    '+683 4002',
    '112',
    '+34 600',
    '7',
  ])('accepts %p as a phone: up to 15 digits, behind a prefix or not', (phone) => {
    expect(shown({ phone })).toEqual({});
  });

  it.each([
    'seiscientos',
    '600/123/456',
    '++34600123456',
    '34+600123456',
    '1234567890123456',
    '+34 1234567890123456',
    '+3412 123456789012345',
    '+',
    '+34',
    '+351 ',
    '60-',
    '-60',
    '600    123',
    '600 123 456 ext. 2',
  ])('refuses %p as a phone', (phone) => {
    expect(shown({ phone })).toEqual({ phone: 'Formato de teléfono no válido' });
  });

  it('needs a phone from a coordinator only', () => {
    expect(shown({ phone: '' }, coordinator)).toEqual({ phone: 'Campo obligatorio' });
    expect(shown({ phone: '' }, student)).toEqual({});
  });

  it('needs a university from a student only', () => {
    expect(shown({ university: null }, student)).toEqual({ university: 'Campo obligatorio' });
    expect(shown({ university: null }, coordinator)).toEqual({});
  });

  it('needs the name of another university, within its limit', () => {
    expect(shown({ university: otherUniversity, universityExtension: ' ' })).toEqual({
      universityExtension: 'Campo obligatorio',
    });
    expect(shown({ university: otherUniversity, universityExtension: 'x'.repeat(101) })).toEqual({
      universityExtension: 'Longitud máxima alcanzada.',
    });
  });

  it('holds nothing against a person that another profile asked for and that is out of sight now', () => {
    expect(shown({ phone: 'mañana' }, teacher)).toEqual({});
    expect(shown({ university: otherUniversity, universityExtension: '' }, coordinator)).toEqual({});
  });

  it.each(['name', 'surname'] as const)('says when the %s is too long', (field) => {
    expect(shown({ [field]: 'x'.repeat(101) })).toEqual({ [field]: 'Longitud máxima alcanzada.' });
  });
});

describe('§3.1, the registration payload', () => {
  const payloadOf = (form: RegistrationForm, campaigns?: string[]) =>
    registrationFrom(registrationForm.parse(form), campaigns);

  it('has the address in lower case, twice, and no trace of the second password', () => {
    expect(payloadOf({ ...teacher, email: ' Ana@UDC.es ' })).toEqual({
      username: 'ana@udc.es',
      email: 'ana@udc.es',
      password: 'marea-alta',
      name: 'Ana',
      surname: 'Prieto',
      profileType: 'teacher',
    });
  });

  it('has a student’s university with id and name, and the phone if one was given', () => {
    expect(payloadOf(student)).toMatchObject({ university: { id: 7, name: 'Universidade da Coruña' } });
    expect(payloadOf(student)).not.toHaveProperty('phone');
    expect(payloadOf({ ...student, phone: ' +34 600 123 456' })).toHaveProperty('phone', '+34 600 123 456');
  });

  it('has id 0 and the typed name for another university', () => {
    const other = { ...student, university: otherUniversity, universityExtension: ' Universidad del Mar ' };
    expect(payloadOf(other)).toHaveProperty('university', { id: 0, name: 'Universidad del Mar' });
  });

  it('has a coordinator’s phone and no university', () => {
    const payload = payloadOf({ ...coordinator, university: coruna });
    expect(payload).toHaveProperty('phone', '600 123 456');
    expect(payload).not.toHaveProperty('university');
  });

  it('has neither phone nor university of a teacher, whatever was typed before', () => {
    const payload = payloadOf({ ...teacher, phone: '600 123 456', university: coruna });
    expect(payload).not.toHaveProperty('phone');
    expect(payload).not.toHaveProperty('university');
  });

  it('has a student’s campaign, and nobody else’s', () => {
    expect(payloadOf(student, ['emprende-tfg'])).toHaveProperty('campaigns', ['emprende-tfg']);
    expect(payloadOf(student)).not.toHaveProperty('campaigns');
    for (const person of [coordinator, teacher])
      expect(payloadOf(person, ['emprende-tfg'])).not.toHaveProperty('campaigns');
  });

  it.each([student, coordinator, teacher])('is what the server accepts', (person) => {
    expect(fieldMessages(registration, payloadOf(person))).toEqual({});
  });
});

describe('§6, the server', () => {
  const body = {
    username: 'ana@udc.es',
    email: 'ana@udc.es',
    password: 'marea-alta',
    name: 'Ana',
    surname: 'Prieto',
  };

  it('needs the university of a student and the phone of a coordinator, as the form does', () => {
    expect(fieldMessages(registration, { ...body, profileType: 'student' })).toEqual({
      university: 'Campo obligatorio',
    });
    expect(fieldMessages(registration, { ...body, profileType: 'coordinator' })).toEqual({
      phone: 'Campo obligatorio',
    });
  });

  it('does not let a project manager or staff register themselves', () => {
    expect(registrableRoles).toEqual(['student', 'coordinator', 'teacher']);
    for (const profileType of ['projectManager', 'staff'])
      expect(fieldMessages(registration, { ...body, profileType })).toHaveProperty('profileType');
  });
});
