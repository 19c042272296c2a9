import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { destinationOf, pictureAddress } from '../rich-text/addresses.ts';
import { headingsIn, levelsIn } from './headings.ts';
import { readMarkdown } from './read.ts';
import { isKnown, readable } from './words.ts';

/**
 * The tokens of a text as React elements, each kind by itself. Nothing of the text is ever read as HTML, so that nothing
 * of it can run: of HTML written into it only the words remain.
 */
export function elementsOf(text: string, headingLevel: number): ReactNode[] {
  const tokens = readMarkdown(text);
  const levels = levelsIn(tokens, headingLevel);
  const ids = new Map(headingsIn(tokens).map(({ heading, id }) => [heading, id]));
  return all(tokens);

  function all(parts: readonly Token[] = []): ReactNode[] {
    return parts.map((part, place) => (isKnown(part) ? element(part, place) : null));
  }

  function element(token: MarkedToken, key: number): ReactNode {
    switch (token.type) {
      case 'heading': {
        const id = ids.get(token);
        return createElement(
          `h${levels.get(token.depth) ?? 6}`,
          { key, ...(id !== undefined && { id }) },
          ...all(token.tokens),
        );
      }
      case 'paragraph':
        return <p key={key}>{all(token.tokens)}</p>;
      case 'text':
        return token.tokens ? <span key={key}>{all(token.tokens)}</span> : readable(token.text);
      case 'escape':
        return readable(token.text);
      case 'strong':
      case 'em':
      case 'del':
      case 'blockquote':
        return createElement(token.type, { key }, ...all(token.tokens));
      case 'codespan':
        return <code key={key}>{token.text}</code>;
      case 'code':
        return (
          <pre key={key}>
            <code>{token.text}</code>
          </pre>
        );
      case 'list':
        return list(token, key);
      case 'table':
        return table(token, key);
      case 'link':
        return link(token, key);
      case 'image':
        return picture(token, key);
      case 'br':
        return <br key={key} />;
      case 'hr':
        return <hr key={key} />;
      case 'html':
        return html(token, key);
      case 'list_item':
      case 'checkbox':
      case 'def':
      case 'space':
        return null;
    }
  }

  function list({ ordered, start, items }: Tokens.List, key: number): ReactNode {
    const Tag = ordered ? 'ol' : 'ul';
    return (
      <Tag key={key} {...(ordered && start !== '' && start !== 1 && { start })}>
        {items.map((item, place) => (
          <li key={place}>{all(item.tokens)}</li>
        ))}
      </Tag>
    );
  }

  function table({ header, rows }: Tokens.Table, key: number): ReactNode {
    return (
      <table key={key}>
        <thead>
          <tr>
            {header.map((cell, place) => (
              <th key={place}>{all(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{all(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }

  function link({ href, tokens: words }: Tokens.Link, key: number): ReactNode {
    const destination = destinationOf(readable(href));
    if (destination === null) return <span key={key}>{all(words)}</span>;
    return (
      <Link key={key} {...destination}>
        {all(words)}
      </Link>
    );
  }
}

function picture({ href, text }: Tokens.Image, key: number): ReactNode {
  const alt = readable(text);
  const src = pictureAddress(readable(href));
  // A refused picture is replaced by its alternative text.
  return src === null ? alt : <img key={key} src={src} alt={alt} loading="lazy" />;
}

/** Renders HTML as text. An inline token is a single tag, with its text in other tokens; a block token includes its text. */
function html({ text, block }: Tokens.HTML | Tokens.Tag, key: number): ReactNode {
  if (/^<br\s*\/?>$/i.test(text)) return <br key={key} />;
  if (!block) return null;
  const words = readable(text.replaceAll(/<[^<>]*>/g, ' ')).trim();
  return words === '' ? null : <p key={key}>{words}</p>;
}
