#!/usr/bin/env python3
"""Trains a value network on rows of self-play, or answers with one.

  train.py train  --meta META.json --out NET.bin --report REPORT.json [--from NET.bin] [--epochs 12] ROWS...
  train.py answer --net NET.bin --out ANSWERS.json ROW...

A ROW is a file `<anything>.<seats>.row` of whole-precision floats, one row. ROWS are files `<anything>.<seats>.rows` of half-precision floats, a row a position:
`shared` numbers, `seat` numbers for each seat, each seat's side, each seat's share of the victory.
The network and its file are described in packages/bots/src/net/; both must agree.
"""
import argparse
import json
import math
import re
import struct
import sys
import time

import numpy as np
import torch
from torch import nn

MAGIC = 0x314E4346
OWN, RIVAL, PARTNER = 0, 1, 2
BATCH = 8192


class Network(nn.Module):
    def __init__(self, shared, seat, roles, wide, narrow):
        super().__init__()
        self.shape = (shared, seat, roles, wide, narrow)
        self.from_shared = nn.Linear(shared, wide)
        self.from_seat = nn.Linear(seat, roles * wide, bias=False)
        self.narrowing = nn.Linear(wide, narrow)
        self.last = nn.Linear(narrow, 1)
        self.skip = nn.Linear(seat, 1, bias=False)
        nn.init.zeros_(self.skip.weight)
        # The first number of a seat is the hand-made evaluation: the network begins with that alone.
        with torch.no_grad():
            self.skip.weight[0, 0] = 1.0
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()
            self.from_seat.weight.mul_(math.sqrt(seat / (seat * roles)))

    def forward(self, shared, seats, sides):
        _, _, roles, wide, _ = self.shape
        rows, n, _ = seats.shape
        parts = self.from_seat(seats).view(rows, n, roles, wide)
        hidden = self.from_shared(shared).unsqueeze(1) + parts[:, :, OWN]
        same = sides.unsqueeze(2) == sides.unsqueeze(1)
        itself = torch.eye(n, dtype=torch.bool, device=seats.device)
        hidden = hidden + torch.matmul((~same).to(parts.dtype), parts[:, :, RIVAL])
        if roles > 2:
            hidden = hidden + torch.matmul((same & ~itself).to(parts.dtype), parts[:, :, PARTNER])
        narrow = torch.relu(self.narrowing(torch.relu(hidden)))
        return self.last(narrow).squeeze(2) + self.skip(seats).squeeze(2)


def side_means(logits, sides):
    """The mean over each side's seats, told to all of them."""
    same = (sides.unsqueeze(2) == sides.unsqueeze(1)).to(logits.dtype)
    return torch.matmul(same, logits.unsqueeze(2)).squeeze(2) / same.sum(2)


def loss_of(logits, sides, targets):
    """Soft cross-entropy between sides; a seat of a side of two counts half."""
    means = side_means(logits, sides)
    same = (sides.unsqueeze(2) == sides.unsqueeze(1)).to(logits.dtype)
    weight = 1 / same.sum(2)
    if logits.shape[1] == 1:
        return nn.functional.binary_cross_entropy_with_logits(means[:, 0], targets[:, 0])
    top = means.max(1, keepdim=True).values
    norm = torch.log((weight * torch.exp(means - top)).sum(1, keepdim=True)) + top
    return -(weight * targets * (means - norm)).sum(1).mean()


def read_rows(files, shared, seat, device):
    """By number of seats: training rows, and those of every tenth file for validation."""
    found = {}
    for i, file in enumerate(sorted(files)):
        seats = int(re.search(r"\.(\d)\.rows$", file).group(1))
        width = shared + seats * (seat + 2)
        rows = np.fromfile(file, dtype=np.float16).reshape(-1, width)
        found.setdefault((seats, i % 10 == 9 and len(files) >= 10), []).append(rows)
    groups = {}
    for (seats, held_out), parts in found.items():
        rows = torch.from_numpy(np.concatenate(parts)).to(device)
        at = shared + seats * seat
        group = (
            rows[:, :shared],
            rows[:, shared:at].reshape(-1, seats, seat),
            rows[:, at : at + seats].long(),
            rows[:, at + seats :],
        )
        groups.setdefault(held_out, []).append(group)
    return groups.get(False, []), groups.get(True, [])


def batches(groups, shuffle):
    for group in groups:
        count = len(group[0])
        order = torch.randperm(count, device=group[0].device) if shuffle else torch.arange(count, device=group[0].device)
        for i in range(0, count, BATCH):
            rows = order[i : i + BATCH]
            yield [part[rows] if part.dtype == torch.long else part[rows].float() for part in group]


def shuffled(groups):
    """The batches of all groups, mixed."""
    waiting = [iter(batches([group], True)) for group in groups]
    sizes = [math.ceil(len(group[0]) / BATCH) for group in groups]
    order = np.concatenate([np.full(size, i) for i, size in enumerate(sizes)])
    np.random.shuffle(order)
    for i in order:
        yield next(waiting[i])


def validate(net, groups):
    """Mean loss by number of seats."""
    losses = {}
    with torch.no_grad():
        for group in groups:
            total, count = 0.0, 0
            for shared, seats, sides, targets in batches([group], False):
                total += loss_of(net(shared, seats, sides), sides, targets).item() * len(shared)
                count += len(shared)
            losses[str(group[1].shape[1])] = total / count
    return losses


class Evaluation(nn.Module):
    """The hand-made evaluation alone, with the scale that fits best: what the network has to beat."""

    def __init__(self, scale):
        super().__init__()
        self.scale = scale

    def forward(self, shared, seats, sides):
        return self.scale * seats[:, :, 0]


def baseline(groups):
    best = None
    for scale in np.geomspace(0.1, 20, 40):
        losses = validate(Evaluation(float(scale)), groups)
        if best is None or sum(losses.values()) < sum(best.values()):
            best = losses
    return best


def train(args):
    meta = json.load(open(args.meta))
    shared, seat, roles = meta["shared"], meta["seat"], meta["roles"]
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    groups, held_out = read_rows(args.rows, shared, seat, device)
    held_out = held_out or groups
    rows = sum(len(group[0]) for group in groups)
    net = Network(shared, seat, roles, args.wide, args.narrow).to(device)
    if args.base:
        load(net, args.base)
    steps = args.epochs * sum(math.ceil(len(group[0]) / BATCH) for group in groups)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate / 10, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=args.rate, total_steps=max(2, steps))
    for epoch in range(args.epochs):
        total, count = 0.0, 0
        for shared_rows, seats, sides, targets in shuffled(groups):
            loss = loss_of(net(shared_rows, seats, sides), sides, targets)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item() * len(seats)
            count += len(seats)
        print(f"epoch {epoch + 1} of {args.epochs}: loss {total / count:.4f}", file=sys.stderr, flush=True)
    save(net, meta["inputs"], args.out)
    load(net, args.out)
    report = {
        "rows": rows,
        "loss": validate(net, held_out),
        "lossOfEvaluation": baseline(held_out),
        "epochs": args.epochs,
        "wide": args.wide,
        "narrow": args.narrow,
        "seconds": round(time.time() - began, 1),
        "device": device,
    }
    json.dump(report, open(args.report, "w"))
    print(json.dumps(report))


def tensors(net):
    shared, seat, roles, wide, _ = net.shape
    from_seat = net.from_seat.weight.view(roles, wide, seat).permute(2, 0, 1).reshape(-1)
    return [
        net.from_shared.weight.t().reshape(-1),
        from_seat,
        net.from_shared.bias,
        net.narrowing.weight.reshape(-1),
        net.narrowing.bias,
        net.last.weight.reshape(-1),
        net.last.bias,
        net.skip.weight.reshape(-1),
    ]


def save(net, inputs, file):
    shared, seat, roles, wide, narrow = net.shape
    values = torch.cat([part.detach().cpu() for part in tensors(net)]).numpy().astype("<f2")
    with open(file, "wb") as out:
        out.write(struct.pack("<8I", MAGIC, inputs, shared, seat, wide, narrow, roles, 0))
        out.write(values.tobytes())


def load(net, file):
    shared, seat, roles, wide, narrow = net.shape
    bytes_ = open(file, "rb").read()
    assert struct.unpack("<8I", bytes_[:32])[2:7] == (shared, seat, wide, narrow, roles), "another shape"
    values = torch.from_numpy(np.frombuffer(bytes_[32:], dtype="<f2").astype(np.float32))
    at = 0

    def take(count):
        nonlocal at
        at += count
        return values[at - count : at]

    with torch.no_grad():
        net.from_shared.weight.copy_(take(shared * wide).view(shared, wide).t())
        from_seat = take(seat * roles * wide).view(seat, roles, wide).permute(1, 2, 0)
        net.from_seat.weight.copy_(from_seat.reshape(roles * wide, seat))
        net.from_shared.bias.copy_(take(wide))
        net.narrowing.weight.copy_(take(narrow * wide).view(narrow, wide))
        net.narrowing.bias.copy_(take(narrow))
        net.last.weight.copy_(take(narrow).view(1, narrow))
        net.last.bias.copy_(take(1))
        net.skip.weight.copy_(take(seat).view(1, seat))


def answer(args):
    head = open(args.net, "rb").read(32)
    _, _, shared, seat, wide, narrow, roles, _ = struct.unpack("<8I", head)
    net = Network(shared, seat, roles, wide, narrow)
    load(net, args.net)
    answers = []
    for file in args.rows:
        seats = int(re.search(r"\.(\d)\.row$", file).group(1))
        row = torch.from_numpy(np.fromfile(file, dtype=np.float32))
        at = shared + seats * seat
        with torch.no_grad():
            logits = net(row[None, :shared], row[shared:at].view(1, seats, seat), row[None, at : at + seats].long())
        answers.append([round(x, 7) for x in logits[0].tolist()])
    json.dump(answers, open(args.out, "w"))


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    trains = commands.add_parser("train")
    trains.add_argument("--meta", required=True)
    trains.add_argument("--out", required=True)
    trains.add_argument("--report", required=True)
    trains.add_argument("--from", dest="base")
    trains.add_argument("--epochs", type=int, default=12)
    trains.add_argument("--rate", type=float, default=4e-3)
    trains.add_argument("--decay", type=float, default=0.01)
    trains.add_argument("--wide", type=int, default=64)
    trains.add_argument("--narrow", type=int, default=32)
    trains.add_argument("--seed", type=int, default=1)
    trains.add_argument("rows", nargs="+")
    answers = commands.add_parser("answer")
    answers.add_argument("--net", required=True)
    answers.add_argument("--out", required=True)
    answers.add_argument("rows", nargs="+")
    args = parser.parse_args()
    train(args) if args.command == "train" else answer(args)


main()
