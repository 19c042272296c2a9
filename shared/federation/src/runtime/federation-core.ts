/** The core of the federation runtime, which the shell and every app take from a global (webpack/federation-core.ts of the build). */
import * as core from '@module-federation/runtime-core';

globalThis._FEDERATION_RUNTIME_CORE = core;
