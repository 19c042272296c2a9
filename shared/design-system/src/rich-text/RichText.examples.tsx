import { type Example } from '../examples.ts';
import { RichText } from './index.ts';

const message = `
  <p>La organización de <strong>Mapa de zonas inundables</strong> ha preseleccionado tu solicitud. <em>Enhorabuena.</em></p>
  <h2>Qué pasa ahora</h2>
  <ol><li>Lee la <a href="/projects/12">ficha del proyecto</a>.</li><li>Ten a mano tus horarios.</li></ol>
  <h4>Si tienes dudas</h4>
  <p>Escribe a <a href="mailto:hola@example.org">hola@example.org</a> o mira los
  <a href="https://www.un.org/sustainabledevelopment/es/">Objetivos de Desarrollo Sostenible</a>.</p>
  <blockquote>Un buen tema cabe en una pregunta.</blockquote>
  <hr>
  <table><thead><tr><th>Fecha</th><th>Qué</th></tr></thead><tbody><tr><td>3 de marzo</td><td>Entrevista</td></tr></tbody></table>`;

const hostile = `<p onclick="alert(1)" style="color:red">Queda el texto, <script>alert(1)</script>y nada que se ejecute:
  <a href="javascript:alert(1)">un enlace sin destino</a>.</p><form><input value="oculto"></form>`;

export const examples: Example[] = [
  { name: 'Un mensaje', render: () => <RichText html={message} headingLevel={3} /> },
  { name: 'Lo que queda de un mensaje hostil', render: () => <RichText html={hostile} /> },
];
