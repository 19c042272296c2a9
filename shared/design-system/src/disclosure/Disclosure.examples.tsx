import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Disclosure, DisclosureMenu } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Menús de la cabecera',
    render: () => (
      <Cluster justify="between">
        <DisclosureMenu
          label="Recursos"
          items={[
            {
              href: '/tfx',
              label: 'Repositorio de TFG/M',
              description: 'Trabajos publicados por estudiantes',
            },
            {
              href: '/resources',
              label: 'Biblioteca de recursos',
              description: 'Guías para cada etapa',
              current: true,
            },
          ]}
          current
        />
        <DisclosureMenu
          label="Ana"
          icon="user"
          align="end"
          items={[
            { href: '/profile', label: 'Perfil', icon: 'user' },
            { href: '/profile?section=applys', label: 'Candidaturas', icon: 'file' },
            { label: 'Cerrar sesión', icon: 'log-out', onPress: () => undefined },
          ]}
          header={
            <Text size="sm" tone="muted">
              ana.lopez@udc.es
            </Text>
          }
        />
      </Cluster>
    ),
  },
  {
    name: 'Preguntas frecuentes',
    render: () => (
      <div>
        <Disclosure summary="¿Cuánto cuesta?">
          <Text>Nada para estudiantes. Las organizaciones sociales tampoco pagan.</Text>
        </Disclosure>
        <Disclosure summary="¿Tengo que decírselo a mi tutor o tutora?" open>
          <Text>Sí. Tu universidad aprueba el tema: cuéntaselo antes de empezar.</Text>
        </Disclosure>
      </div>
    ),
  },
];
