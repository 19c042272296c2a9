import { type Example } from '../examples.ts';
import { DocumentFrame } from './index.ts';

const onRetry = () => undefined;

export const examples: Example[] = [
  {
    name: 'En camino',
    render: () => <DocumentFrame title="Documento: cv.pdf" address="" state="pending" onRetry={onRetry} />,
  },
  {
    name: 'No se puede abrir',
    render: () => (
      <DocumentFrame
        title="Documento: cv.pdf"
        address=""
        state="failed"
        problem="Comprueba tu conexión. También puedes descargarlo."
        onRetry={onRetry}
      />
    ),
  },
];
