import { elsewhere, run, type Vector } from './vector.ts';

/** Events by when they happen in a document's life; the attribute is `on` and the name. */
const events = [
  ...['abort', 'afterprint', 'animationcancel', 'animationend', 'animationiteration', 'animationstart', 'auxclick', 'beforecopy', 'beforecut'],
  ...['beforeinput', 'beforematch', 'beforepaste', 'beforeprint', 'beforetoggle', 'beforeunload', 'begin', 'blur', 'bounce', 'cancel', 'canplay'],
  ...['canplaythrough', 'change', 'click', 'close', 'command', 'contentvisibilityautostatechange', 'contextlost', 'contextmenu', 'contextrestored'],
  ...['copy', 'cuechange', 'cut', 'dblclick', 'drag', 'dragend', 'dragenter', 'dragleave', 'dragover', 'dragstart', 'drop', 'durationchange'],
  ...['emptied', 'end', 'ended', 'error', 'finish', 'focus', 'focusin', 'focusout', 'formdata', 'fullscreenchange', 'gotpointercapture'],
  ...['hashchange', 'input', 'invalid', 'keydown', 'keypress', 'keyup', 'load', 'loadeddata', 'loadedmetadata', 'loadstart', 'lostpointercapture'],
  ...['message', 'messageerror', 'mousedown', 'mouseenter', 'mouseleave', 'mousemove', 'mouseout', 'mouseover', 'mouseup', 'mousewheel', 'offline'],
  ...['online', 'pagehide', 'pageshow', 'paste', 'pause', 'play', 'playing', 'pointercancel', 'pointerdown', 'pointerenter', 'pointerleave'],
  ...['pointermove', 'pointerout', 'pointerover', 'pointerrawupdate', 'pointerup', 'popstate', 'progress', 'propertychange', 'ratechange'],
  ...['readystatechange', 'rejectionhandled', 'repeat', 'reset', 'resize', 'scroll', 'scrollend', 'scrollsnapchange', 'search', 'securitypolicyviolation'],
  ...['seeked', 'seeking', 'select', 'selectionchange', 'selectstart', 'show', 'slotchange', 'stalled', 'start', 'storage', 'submit', 'suspend'],
  ...['timeupdate', 'toggle', 'touchcancel', 'touchend', 'touchmove', 'touchstart', 'transitioncancel', 'transitionend', 'transitionrun'],
  ...['transitionstart', 'unhandledrejection', 'unload', 'volumechange', 'waiting', 'webkitanimationstart', 'webkittransitionend', 'wheel'],
];

/** One of each kind of what may stay, and some of what may not. */
const elements = ['p', 'a href=/x', 'img src=x', 'td', 'li', 'h2', 'blockquote', 'x-own', 'svg', 'video src=x', 'body', 'input autofocus', 'details open'];

/** Attributes that take an address, on what they stand. */
const addressed = [
  ...['a href', 'img src', 'img srcset', 'img longdesc', 'blockquote cite', 'table background', 'td background', 'form action', 'button formaction'],
  ...['input formaction', 'iframe src', 'embed src', 'object data', 'video poster', 'video src', 'source src', 'area href', 'link href', 'base href'],
  ...['svg xlink:href', 'math href', 'p href', 'p src', 'a ping', 'a xml:base', 'p data', 'body background'],
];

const disguises = [
  ...['javascript:', 'JaVaScRiPt:', ' javascript:', '\u0001javascript:', 'java\tscript:', 'java\nscript:', 'javascript\t:', 'javascript&colon;'],
  ...['&#106;avascript:', '&#x6A;avascript:', '\u00a0javascript:', '\u2028javascript:', '\u3000javascript:', 'feed:javascript:', 'view-source:javascript:'],
  ...['vbscript:', 'data:text/html,', 'data:text/html;base64,', 'data:application/javascript,', 'blob:', 'filesystem:', 'mhtml:', 'about:'],
].map((scheme) => `${scheme}${run}`);

const addresses = [...disguises, '//elsewhere.test/x', '/\\elsewhere.test/x', '\\\\elsewhere.test\\x', `https:${elsewhere.slice(6)}`, 'https:/elsewhere.test/x'];

/** Whole elements, one vector for each event and each attribute: closed, so that one cannot swallow the next. */
export const combinations: readonly Vector[] = [
  ...events.map((event) => ({
    name: `on${event} on every kind of element`,
    html: elements.map((element) => `<${element} on${event}="${run}" ON${event.toUpperCase()}=${run}>texto</${element.split(' ')[0]}>`).join(''),
  })),
  ...addressed.map((attribute) => ({
    name: `every disguise of an address in ${attribute}`,
    html: addresses.map((address) => `<${attribute}="${address}">texto</${attribute.split(' ')[0]}>`).join(''),
  })),
];
