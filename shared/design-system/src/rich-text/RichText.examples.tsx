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

const broken = `<p>Queda el texto de <font>lo que no conocemos</font>, y <a href="sin-destino">un enlace sin destino</a> no es un enlace.</p>
  <form><input value="oculto"></form><img src="https://example.org/a.png" alt="Una imagen de fuera se dice con palabras.">`;

export const examples: Example[] = [
  { name: 'Un mensaje', render: () => <RichText html={message} headingLevel={3} /> },
  { name: 'Lo que queda de lo que no se admite', render: () => <RichText html={broken} /> },
];
