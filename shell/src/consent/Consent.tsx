import { type ComponentType, createElement, useEffect, useState } from 'react';
import { previewElementId } from '@puente/federation/preview';
import { thirdPartyKinds } from '@puente/federation/third-parties';
import { startMeasurement } from '@puente/platform/analytics';
import { closeConsentSettings, openConsentSettings, useConsentSettings } from '@puente/platform/consent';
import { showToast } from '@puente/platform/ui';
import { shownVersion } from '../errors/report.ts';
import { onPageShown, shownPage } from '../routing/shown-page.ts';
import type { Choice } from './choice.ts';
import {
  accept,
  isGranted,
  recordChoice,
  reject,
  subjects,
  thirdParties,
  useChoice,
} from './choice-store.ts';
import { haveStarted, startThirdParties } from './third-party-scripts.ts';
import { removeTraces } from './withdrawal.ts';

const loadBanner = () => import(/* webpackChunkName: "consentBanner" */ './ConsentBanner.tsx');
const loadPanel = () => import(/* webpackChunkName: "consentPanel" */ './ConsentPanel.tsx');

/** Both layers of the consent banner (specification §2), and the effects of a choice. */
export function Consent() {
  const choice = useChoice();
  const open = useConsentSettings((settings) => settings.open);
  const granted = choice?.granted ?? nothing;
  const measured = granted.includes('own');
  useEffect(() => {
    // A page with an app from elsewhere is none of production.
    if (!measured || document.getElementById(previewElementId)) return undefined;
    return startMeasurement({
      current: () => shownPage().place?.route.name,
      version: shownVersion,
      subscribe: onPageShown,
    });
  }, [measured]);
  useEffect(() => {
    forgetUnless(granted);
    startThirdParties(thirdParties, isGranted);
  }, [granted]);

  return (
    <>
      <Part
        load={loadBanner}
        wanted={choice === null}
        props={{ subjects, onReject: reject, onConfigure: openConsentSettings, onAccept: accept }}
      />
      <Part
        load={loadPanel}
        wanted={open}
        onFailure={giveUpPanel}
        props={{ subjects, granted, onClose: closeConsentSettings, onChoose: save }}
      />
    </>
  );
}

const nothing: Choice['granted'] = [];

function save(kind: Choice['choice'], granted: Choice['granted']): void {
  recordChoice(kind, granted);
  closeConsentSettings();
  showToast({ tone: 'success', message: 'Hemos guardado tus preferencias de cookies.' });
}

/** Handles a chunk that failed to load. The next click retries it. */
function giveUpPanel(): void {
  closeConsentSettings();
  showToast({
    tone: 'danger',
    message: 'No hemos podido abrir las preferencias de cookies. Inténtalo de nuevo.',
  });
}

/**
 * Applies missing or withdrawn consent: removes stored traces, and reloads the page to stop running scripts. Services with consent start
 * again after the reload.
 */
function forgetUnless(granted: Choice['granted']): void {
  const withdrawn = thirdPartyKinds.some((kind) => haveStarted(kind) && !granted.includes(kind));
  if (withdrawn || !thirdPartyKinds.some((kind) => granted.includes(kind))) removeTraces();
  if (withdrawn) window.location.reload();
}

interface PartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  wanted: boolean;
  onFailure?: () => void;
  props: Props;
}

/** Component whose chunk loads on demand. Unlike `lazy`, a failed load is retried the next time it is needed. */
function Part<Props extends object>({ load, wanted, onFailure, props }: PartProps<Props>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    void load().then((module) => setPart(() => module.default), onFailure);
  }, [load, wanted, part, onFailure]);
  return wanted && part ? createElement(part, props) : null;
}
