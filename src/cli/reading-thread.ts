import { workerData } from "node:worker_threads";
import { glanceAt } from "../manifest/glance.js";
import type { ReadAheadOrder } from "../sources/read-ahead.js";
import { readInOrder } from "../sources/reading-thread.js";

readInOrder(workerData as ReadAheadOrder, glanceAt);
