import { useEffect } from 'react';
import { startMeasurement } from '@puente/platform/analytics';
import { closeConsentSettings, openConsentSettings, useConsentSettings } from '@puente/platform/consent';
import { showToast } from '@puente/platform/ui';
import { onPageShown, shownPage } from '../routing/shown-page.ts';
import type { Choice } from './choice.ts';
import { accept, choose, currentChoice, reject, thirdParties, useChoice } from './choice-store.ts';
import { Part } from './Part.tsx';
import { haveStarted, startThirdParties } from './third-party-scripts.ts';
import { removeTraces } from './withdrawal.ts';

const loadBanner = () => import(/* webpackChunkName: "consentBanner" */ './ConsentBanner.tsx');
const loadPanel = () => import(/* webpackChunkName: "consentPanel" */ './ConsentPanel.tsx');

/** The two layers of the consent question (specification §2), and what follows from its answer. */
export function Consent() {
  const choice = useChoice();
  const open = useConsentSettings((settings) => settings.open);
  const agreed = choice?.analytics === true;
  useEffect(() => {
    if (!agreed) {
      forget();
      return undefined;
    }
    startThirdParties(thirdParties, () => currentChoice()?.analytics === true);
    return startMeasurement({ current: () => shownPage().place?.route.name, subscribe: onPageShown });
  }, [agreed]);

  return (
    <>
      <Part
        load={loadBanner}
        wanted={choice === null}
        props={{ onReject: reject, onConfigure: openConsentSettings, onAccept: accept }}
      />
      <Part
        load={loadPanel}
        wanted={open}
        onFailure={giveUpPanel}
        props={{ analytics: agreed, thirdParties, onClose: closeConsentSettings, onChoose: save }}
      />
    </>
  );
}

function save(kind: Choice['choice'], analytics: boolean): void {
  choose(kind, analytics);
  closeConsentSettings();
  showToast({ tone: 'success', message: 'Hemos guardado tus preferencias de cookies.' });
}

/** Its files could not be loaded: the next press tries again. */
function giveUpPanel(): void {
  closeConsentSettings();
  showToast({
    tone: 'danger',
    message: 'No hemos podido abrir las preferencias de cookies. Inténtalo de nuevo.',
  });
}

/** No consent, or no longer: removes stored traces, and running scripts end with this page view. */
function forget(): void {
  removeTraces();
  if (haveStarted()) window.location.reload();
}
