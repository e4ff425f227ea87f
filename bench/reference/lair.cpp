// A limit to measure against: random playouts of lair (default options), written by hand in
// C++ with fixed arrays and no news.  It draws from the same generator in the same order as
// filature.table.playout, so that for a seed both make the very same matches:
// `bench/field.py` compares the number of decisions and the sum of all scores.
//
//     lair SEATS MATCHES STREAM CARDS...     the deck as 27 counts, then the size of a hand
//
// prints decisions, points, seconds of the processor.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr int kRange = 9, kLair = -1, kTaunt = 9, kSpy = 17, kFirstSpy = 18, kKinds = 27;
constexpr int kMost = 6, kTarget = 30;
constexpr int kNoBack = -1, kPlain = 0, kYellow = 1, kDeck = -1, kNobody = -3;

enum Phase { kBack, kDeal, kDraw, kLairs, kVote, kSpies, kShow, kAdd, kCaptured, kFoil, kOver };

struct Rng {
  int64_t stream;
  int64_t below(int64_t n) {
    stream = 1073697558 * (stream & 0xFFFFFFFF) + (stream >> 32);
    return ((stream & 0xFFFFFFFF) * n) >> 32;
  }
};

struct Option {
  enum Verb { kPass, kBuild, kStop, kSend, kSteal, kTop, kAddOne, kDone, kKill, kTauntBy, kFoilIt,
              kAgree, kRefuse } verb;
  int a = 0, b = 0;
};

struct Box {
  int cards[kKinds];
  int hand;
  int spies;
  int total;
};

struct Lair {
  const Box& box;
  const int seats;
  int phase = kBack, then = kDeal, turn = 0, dealt = 0, top = kNoBack;
  bool drew = false, asked = false, played = false;
  int idle = 0, target = kNobody, source = kNobody, power = 0, worth = 0;
  int letters = 0, letter = -1, answered = 0, spies_out = 0, foiler = kNobody, against = 0;
  int deck_spies, deck_plain;
  int deck[kKinds], hands[kMost][kKinds] = {}, spies[kMost] = {}, lair_size[kMost] = {};
  int score[kMost] = {}, raid[kRange] = {};

  Lair(const Box& b, int n) : box(b), seats(n), deck_spies(b.spies), deck_plain(b.total - b.spies) {
    std::memcpy(deck, b.cards, sizeof deck);
  }

  int others(int seat) const { return ((1 << seats) - 1) & ~(1 << seat); }

  bool chance() const {
    return phase == kBack || phase == kDeal || phase == kDraw || phase == kShow;
  }

  int actor() const {
    if (phase == kCaptured) return target;
    if (phase == kFoil) return __builtin_ctz(others(target) & ~answered);
    if (phase == kVote) return __builtin_ctz(others(turn) & ~answered);
    return turn;
  }

  static int nth(const int* counts, int place, int64_t n) {
    while (n >= counts[place]) n -= counts[place++];
    return place;
  }

  void fate(Rng& rng) {
    if (phase == kBack) {
      top = rng.below(deck_spies + deck_plain) < deck_spies ? kYellow : kPlain;
      enter(then);
    } else if (phase == kShow) {
      if (source == kDeck) {
        const int kind = nth(deck, kFirstSpy, rng.below(deck_spies));
        --deck[kind];
        --deck_spies;
        join(kind - kSpy);
        uncover(kCaptured);
      } else {
        const int kind = nth(hands[source], kFirstSpy, rng.below(spies[source]));
        leave_hand(source, kind - kSpy);
        resolve();
      }
    } else {
      receive(top == kYellow ? nth(deck, kFirstSpy, rng.below(deck_spies))
                             : nth(deck, 0, rng.below(deck_plain)));
    }
  }

  void receive(int kind) {
    const int seat = phase == kDeal ? dealt / box.hand : turn;
    --deck[kind];
    ++hands[seat][kind];
    if (kind >= kFirstSpy) {
      --deck_spies;
      ++spies[seat];
    } else {
      --deck_plain;
    }
    if (phase == kDeal) {
      ++dealt;
      uncover(dealt == box.hand * seats ? kDraw : kDeal);
    } else {
      drew = true;
      uncover(kLairs);
    }
  }

  void uncover(int next) {
    if (deck_spies + deck_plain > 0) {
      then = next;
      phase = kBack;
    } else {
      top = kNoBack;
      enter(next);
    }
  }

  void enter(int next) {
    if (next == kDraw) begin_turn();
    else if (next == kCaptured) resolve();
    else phase = next;
  }

  void begin_turn() {
    drew = asked = played = false;
    phase = top == kNoBack ? kLairs : kDraw;
  }

  int options(int seat, Option* found) const {
    int n = 0;
    switch (phase) {
      case kLairs:
        found[n++] = {Option::kPass};
        for (int size = 1; size <= kRange; ++size)
          if (hands[seat][kLair + size]) found[n++] = {Option::kBuild, size};
        if (!asked && top == kNoBack) found[n++] = {Option::kStop};
        break;
      case kSpies:
        n = raids(seat, found);
        break;
      case kAdd:
        for (int p = 1; p <= kRange; ++p)
          if (hands[seat][kSpy + p]) found[n++] = {Option::kAddOne, p};
        found[n++] = {Option::kDone};
        break;
      case kCaptured:
        found[n++] = {Option::kKill};
        for (int l = 0; l < kRange; ++l)
          if (hands[seat][kTaunt + l] && !((letters >> l) & 1)) found[n++] = {Option::kTauntBy, l};
        break;
      case kFoil:
        found[n++] = {Option::kPass};
        if (hands[seat][kTaunt + letter]) found[n++] = {Option::kFoilIt};
        break;
      default:
        found[n++] = {Option::kAgree};
        found[n++] = {Option::kRefuse};
    }
    return n;
  }

  int raids(int seat, Option* found) const {
    int n = 0;
    found[n++] = {Option::kPass};
    if (spies[seat])
      for (int p = 1; p <= kRange; ++p)
        if (hands[seat][kSpy + p]) n = targets(found, n, Option::kSend, p);
    for (int owner = 0; owner < seats; ++owner)
      if (owner != seat && spies[owner]) n = targets(found, n, Option::kSteal, owner);
    if (top == kYellow) n = targets(found, n, Option::kTop, 0);
    return n;
  }

  int targets(Option* found, int n, Option::Verb verb, int a) const {
    for (int to = 0; to < seats; ++to)
      if (lair_size[to]) found[n++] = {verb, a, to};
    return n;
  }

  void apply(int seat, const Option& o) {
    switch (o.verb) {
      case Option::kPass:
        if (phase == kLairs) consider_spies();
        else if (phase == kSpies) end_turn();
        else answer(seat, false);
        break;
      case Option::kBuild:
        --hands[seat][kLair + o.a];
        lair_size[seat] += o.a;
        played = true;
        consider_spies();
        break;
      case Option::kStop:
        asked = true;
        answered = against = 0;
        phase = kVote;
        break;
      case Option::kSend:
        target = o.b;
        leave_hand(seat, o.a);
        consider_additions(seat);
        break;
      case Option::kSteal:
      case Option::kTop:
        target = o.b;
        source = o.verb == Option::kTop ? kDeck : o.a;
        phase = kShow;
        break;
      case Option::kAddOne:
        leave_hand(seat, o.a);
        consider_additions(seat);
        break;
      case Option::kDone:
        resolve();
        break;
      case Option::kKill:
        score[seat] += worth;
        discard_raid();
        if (score[seat] >= kTarget) phase = kOver;
        else end_turn();
        break;
      case Option::kTauntBy:
        --hands[seat][kTaunt + o.a];
        letters |= 1 << o.a;
        letter = o.a;
        answered = 0;
        phase = kFoil;
        break;
      case Option::kFoilIt:
        answer(seat, true);
        break;
      case Option::kAgree:
      case Option::kRefuse:
        vote(seat, o.verb == Option::kAgree);
    }
  }

  void consider_spies() {
    bool any = top == kYellow, stands = false;
    for (int seat = 0; seat < seats; ++seat) {
      any = any || spies[seat];
      stands = stands || lair_size[seat];
    }
    if (any && stands) phase = kSpies;
    else end_turn();
  }

  void consider_additions(int seat) {
    if (spies[seat] && target != seat) phase = kAdd;
    else resolve();
  }

  void leave_hand(int seat, int p) {
    --hands[seat][kSpy + p];
    --spies[seat];
    join(p);
  }

  void join(int p) {
    ++raid[p - 1];
    power += p;
    played = true;
  }

  void resolve() {
    if (power > lair_size[target]) {
      escape();
    } else {
      worth = power;
      phase = kCaptured;
    }
  }

  void answer(int seat, bool foil) {
    answered |= 1 << seat;
    if (foil) foiler = seat;
    if (answered != others(target)) return;
    if (foiler != kNobody) {
      --hands[foiler][kTaunt + letter];
      escape();
    } else {
      worth *= 2;
      letter = -1;
      answered = 0;
      phase = kCaptured;
    }
  }

  void vote(int seat, bool agree) {
    answered |= 1 << seat;
    if (!agree) against |= 1 << seat;
    if (answered != others(turn)) return;
    phase = against ? kLairs : kOver;
    answered = against = 0;
  }

  void escape() {
    lair_size[target] = 0;
    discard_raid();
    end_turn();
  }

  void discard_raid() {
    for (int n = 0; n < kRange; ++n) {
      spies_out += raid[n];
      raid[n] = 0;
    }
    power = worth = letters = answered = 0;
    letter = -1;
    foiler = target = source = kNobody;
  }

  void end_turn() {
    idle = drew || played ? 0 : idle + 1;
    if (spies_out == box.spies || stalemate() || idle == seats) {
      phase = kOver;
    } else {
      turn = (turn + 1) % seats;
      begin_turn();
    }
  }

  bool stalemate() const {
    if (top != kNoBack) return false;
    bool any = false, stands = false;
    for (int seat = 0; seat < seats; ++seat) {
      for (int kind = 0; kind < kTaunt; ++kind)
        if (hands[seat][kind]) return false;
      any = any || spies[seat];
      stands = stands || lair_size[seat];
    }
    return !(any && stands);
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4 + kKinds + 1) {
    std::fprintf(stderr, "usage: lair SEATS MATCHES STREAM 27 counts, size of a hand\n");
    return 2;
  }
  const int seats = std::atoi(argv[1]);
  const long matches = std::atol(argv[2]);
  Rng rng{std::atoll(argv[3])};
  Box box{};
  for (int kind = 0; kind < kKinds; ++kind) {
    box.cards[kind] = std::atoi(argv[4 + kind]);
    box.total += box.cards[kind];
    if (kind >= kFirstSpy) box.spies += box.cards[kind];
  }
  box.hand = std::atoi(argv[4 + kKinds]);
  long decisions = 0, points = 0;
  Option found[256];
  const std::clock_t start = std::clock();
  for (long match = 0; match < matches; ++match) {
    Lair s(box, seats);
    while (s.phase != kOver) {
      if (s.chance()) {
        s.fate(rng);
        continue;
      }
      const int seat = s.actor();
      s.apply(seat, found[rng.below(s.options(seat, found))]);
      ++decisions;
    }
    for (int seat = 0; seat < seats; ++seat) points += s.score[seat];
  }
  const double spent = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%ld %ld %.6f\n", decisions, points, spent);
}
